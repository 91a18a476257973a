import { useCallback } from 'react';
import { useUndoBookingChangeMutation, type PartnerBookingDetail } from '../../../api/partner';
import { AS_UNDO, useSettled } from './useSettled';

type TakeBack = (bookingId: string, version: number) => Promise<PartnerBookingDetail>;

/** Takes back what has made that version of a booking; answers the booking as it is then. */
export function useTakeBack(): TakeBack {
  const [send] = useUndoBookingChangeMutation();
  const settled = useSettled();
  return useCallback(
    (bookingId, version) =>
      settled(
        bookingId,
        () => send({ bookingId, undoneChange: { version } }).unwrap(),
        (now) => now.version === version + 1 && now.history.at(-1)?.kind === 'UNDONE',
        AS_UNDO,
      ),
    [send, settled],
  );
}
