import { useRef, useState } from 'react';
import { isRefused } from '../../../../api';
import {
  useChangePartnerBookingMutation,
  useUndoBookingChangeMutation,
  type PartnerBookingChange,
  type PartnerBookingDetail,
} from '../../../../api/partner';
import { stayChangeTexts as texts } from '../../../../i18n/en/partner/stayChange';
import { NotSaved, useBackofficeForm } from '../../../ui/form/useBackofficeForm';
import { useUndo } from '../../../ui/useUndo';
import { guestName } from '../guestName';
import { changeOf, changeSchema, unchanged, type ChangeValues } from './changeValues';
import { useChangePreview } from './useChangePreview';

/** The form's fields for the server's. */
const fieldOf = {
  checkInDate: 'checkIn',
  checkOutDate: 'checkOut',
  lines: 'rooms.0',
  addRooms: 'added',
  removeLines: 'gaveBack.0',
  'priceByHand.pricePerNight': 'pricePerNight',
  'priceByHand.reason': 'reason',
};

interface Options {
  booking: PartnerBookingDetail;
  onClose: () => void;
}

/** Saves what the preview shows, and nothing else; says so with a way back. */
export function useChangeForm({ booking, onClose }: Options) {
  const { bookingId } = booking;
  const save = useSavedChange(bookingId);
  const [takeBack] = useUndoBookingChangeMutation();
  const undoable = useUndo();
  // While it is written, the booking is as it was when that began: what happened since is a refusal, in words.
  const [begun] = useState(booking);
  const form = useBackofficeForm<ChangeValues>({
    initialValues: unchanged(begun),
    schema: changeSchema,
    failed: texts.failed,
    fieldOf,
    send: async (values) => {
      const change = changeOf(values, begun);
      if (!change || !preview || preview.kinds.length === 0) {
        throw new NotSaved(preview ? texts.rules.nothing : texts.rules.unknown);
      }
      const { version } = await save({ ...change, totalPrice: preview.after.totalPrice });
      undoable({
        text: texts.done(guestName(booking)),
        undo: () => takeBack({ bookingId, undoneChange: { version: version ?? 1 } }).unwrap(),
      });
      return { leave: onClose };
    },
  });
  const asked = useChangePreview(bookingId, changeOf(form.values, begun));
  const { preview } = asked;
  return { form, begun, ...asked };
}

/** Changes once, however often it is sent: an unanswered request is sent again under its key. */
function useSavedChange(bookingId: string) {
  const [change] = useChangePartnerBookingMutation();
  const unanswered = useRef<{ key: string; text: string }>(null);
  return async (partnerBookingChange: PartnerBookingChange) => {
    const text = JSON.stringify(partnerBookingChange);
    if (unanswered.current?.text !== text) unanswered.current = { key: crypto.randomUUID(), text };
    const { key } = unanswered.current;
    try {
      return await change({ bookingId, 'Idempotency-Key': key, partnerBookingChange }).unwrap();
    } catch (error) {
      if (isRefused(error)) unanswered.current = null;
      throw error;
    }
  };
}
