import type { FormikValues } from 'formik';
import { useState } from 'react';
import { askOnce } from '../../../../api/askOnce';
import { partnerApi, type PartnerBookingDetail } from '../../../../api/partner';
import { useAppDispatch } from '../../../../state/store';
import { stayChangeTexts } from '../../../../i18n/en/partner/stayChange';
import { isStale } from '../../../ui/isStale';
import type { BackofficeFormState } from '../../../ui/form/useBackofficeForm';

const texts = stayChangeTexts.meanwhile;
const { getPartnerBooking } = partnerApi.endpoints;

/** How to go on when somebody else changed the booking meanwhile. */
export interface Renewal<Form = unknown> {
  /** With what became of the booking, and what to do next, in place of the advice to load it again. */
  form: Form;
  /** It says so itself. */
  isSaid: boolean;
  isStale: boolean;
  /** Goes on from the booking as it is now. */
  start: () => Promise<void>;
}

/**
 * The booking as it is when a change of it is begun. So it stays while that is written: what happened
 * since is a refusal, in words, from which the change goes on only when that is asked for.
 */
export function useBegunBooking(booking: PartnerBookingDetail) {
  const [begun, setBegun] = useState(booking);
  const dispatch = useAppDispatch();
  const { bookingId } = booking;

  /** `valuesOf` says what the form begins with then, and what of it has been edited. */
  function renewalOf<V extends FormikValues>(
    form: BackofficeFormState<V>,
    previewError: unknown,
    valuesOf: (now: PartnerBookingDetail) => Record<'initial' | 'edited', V>,
  ): Renewal<BackofficeFormState<V>> {
    const wasStale = [form.formError?.error, previewError].some(isStale);
    const isSaid = wasStale && form.message !== null;
    const message = isOver(booking) ? overWords(booking) : texts.changed;
    return {
      form: isSaid ? { ...form, message } : form,
      isSaid,
      isStale: wasStale,
      start: async () => {
        const now = await askOnce(dispatch, getPartnerBooking, { bookingId });
        const { initial, edited } = valuesOf(now);
        setBegun(now);
        form.restart(initial, edited);
      },
    };
  }
  return { begun, renewalOf };
}

type Over = PartnerBookingDetail & {
  status: Exclude<PartnerBookingDetail['status'], 'CONFIRMED' | 'CHECKED_IN'>;
};

/** Whether nothing of it can be changed any more. */
export function isOver(booking: PartnerBookingDetail): booking is Over {
  return booking.status !== 'CONFIRMED' && booking.status !== 'CHECKED_IN';
}

/** What became of it meanwhile. */
export function overWords({ status }: Over): string {
  return texts.over(texts.ended[status]);
}
