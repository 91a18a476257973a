import {
  useChangePartnerBookingMutation,
  usePreviewPartnerBookingChangeMutation,
  type PartnerBookingChange,
  type PartnerBookingDetail,
} from '../../../../api/partner';
import { stayChangeTexts as texts } from '../../../../i18n/en/partner/stayChange';
import { useRequestKey } from '../../../../ui/form/useRequestKey';
import { NotSaved, useBackofficeForm } from '../../../ui/form/useBackofficeForm';
import { useUndo } from '../../../ui/useUndo';
import { guestName } from '../guestName';
import { keptName } from '../keptName';
import { usePreview } from '../usePreview';
import { useTakeBack } from '../useTakeBack';
import {
  carriedOver,
  askedChangeOf,
  changeOf,
  changeSchema,
  unchanged,
  type ChangeValues,
} from './changeValues';
import { withFormFields } from './refusedFields';
import { useBegunBooking } from './useBegunBooking';
import { whyNot } from './whyNot';

interface Options {
  booking: PartnerBookingDetail;
  onClose: () => void;
}

/** Saves what the preview shows, and nothing else; says so with a way back. */
export function useChangeForm({ booking, onClose }: Options) {
  const { bookingId } = booking;
  const save = useSavedChange(bookingId);
  const takeBack = useTakeBack();
  const undoable = useUndo();
  const { begun, renewalOf } = useBegunBooking(booking);
  const form = useBackofficeForm<ChangeValues>({
    initialValues: unchanged(begun),
    schema: changeSchema,
    keepForLogin: keptName('change', begun),
    failed: texts.failed,
    send: async (values) => {
      const change = changeOf(values, begun);
      const atFields = (refusal: unknown) => withFormFields(refusal, values, begun);
      if (error !== undefined) {
        const refusal: unknown = atFields(error) ?? new NotSaved(whyNot(error));
        throw refusal;
      }
      if (!change || !preview || preview.kinds.length === 0) {
        throw new NotSaved(preview ? texts.rules.nothing : texts.rules.unknown);
      }
      const { totalPrice } = preview.after;
      const { version } = await save({ ...change, totalPrice }).catch((refusal: unknown) => {
        throw atFields(refusal) ?? refusal;
      });
      undoable({
        text: texts.done(guestName(booking)),
        undo: () => takeBack(bookingId, version ?? 1),
      });
      return { leave: onClose };
    },
  });
  const wanted = askedChangeOf(form.values, begun);
  const asked = usePreview(
    usePreviewPartnerBookingChangeMutation(),
    wanted && { bookingId, partnerBookingChange: wanted },
  );
  const { preview, error } = asked;
  const renewal = renewalOf(form, error, (now) => ({
    initial: unchanged(now),
    edited: carriedOver(form.values, begun, now),
  }));
  return { form: renewal.form, begun, renewal, ...asked };
}

function useSavedChange(bookingId: string) {
  const [change] = useChangePartnerBookingMutation();
  const underKey = useRequestKey();
  return (partnerBookingChange: PartnerBookingChange) =>
    underKey(partnerBookingChange, (key) =>
      change({ bookingId, 'Idempotency-Key': key, partnerBookingChange }).unwrap(),
    );
}
