import { useState } from 'react';
import {
  useCheckInBookingMutation,
  useUndoCheckInMutation,
  type PartnerBooking,
} from '../../../api/partner';
import { bookingTexts } from '../../../i18n/en/partner/bookings';
import { useToast } from '../../../ui/overlays/toastContext';
import { messageOf } from '../../ui/messageOf';
import { useUndo } from '../../ui/useUndo';
import { AS_UNDO, hasStatus, useSettled } from './useSettled';

const texts = bookingTexts.checkInSelected;
const MAX_AT_ONCE = 5;

/** A group arrives: all these guests are checked in at once, and all of it can be taken back. */
export function useCheckInAll() {
  const [checkIn] = useCheckInBookingMutation();
  const [undo] = useUndoCheckInMutation();
  const settled = useSettled();
  const undoable = useUndo();
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const run = async (bookings: readonly Pick<PartnerBooking, 'bookingId'>[]) => {
    setBusy(true);
    const results: PromiseSettledResult<unknown>[] = [];
    for (let from = 0; from < bookings.length; from += MAX_AT_ONCE) {
      const group = bookings.slice(from, from + MAX_AT_ONCE);
      const sent = group.map(({ bookingId }) =>
        settled(bookingId, () => checkIn({ bookingId }).unwrap(), hasStatus('CHECKED_IN')),
      );
      results.push(...(await Promise.allSettled(sent)));
    }
    setBusy(false);
    const refused = results.filter((result) => result.status === 'rejected');
    const done = results.length - refused.length;
    if (done > 0) {
      let checkedIn = bookings.filter((_, place) => results[place]?.status === 'fulfilled');
      undoable({
        text: texts.done(done),
        undo: async () => {
          const taken = checkedIn.map(({ bookingId }) =>
            settled(bookingId, () => undo({ bookingId }).unwrap(), hasStatus('CONFIRMED'), AS_UNDO),
          );
          const ended = await Promise.allSettled(taken);
          // Tried again for those alone that are not taken back yet.
          checkedIn = checkedIn.filter((_, place) => ended[place]?.status === 'rejected');
          const failed = ended.find((result) => result.status === 'rejected');
          if (failed) throw failed.reason;
        },
      });
    }
    if (refused[0]) {
      const why = messageOf(refused[0].reason, bookingTexts.checkIn.failed);
      toast({ text: texts.refused(refused.length, why), tone: 'error' });
    }
  };
  return { busy, run };
}
