import type { FormikValues } from 'formik';
import { useState } from 'react';
import { isRequestError } from '../../../../api';
import { askOnce } from '../../../../api/askOnce';
import { partnerApi, type PartnerBookingDetail } from '../../../../api/partner';
import { useAppDispatch } from '../../../../state/store';
import type { BackofficeFormState } from '../../../ui/form/useBackofficeForm';

const { getPartnerBooking } = partnerApi.endpoints;

/** How to go on when somebody else changed the booking meanwhile. */
export interface Renewal {
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
  ): Renewal {
    return {
      isStale: [form.formError?.error, previewError].some(isStaleError),
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

export function isStaleError(error: unknown): boolean {
  return isRequestError(error) && error.code === 'STALE';
}
