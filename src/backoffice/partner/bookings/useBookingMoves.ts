import { useCallback } from 'react';
import { vietnamToday } from '../../../../domain/stays/stay';
import {
  useCheckInBookingMutation,
  useCheckOutBookingMutation,
  useReleaseBookingMutation,
  useUndoCheckInMutation,
  useUndoCheckOutMutation,
  type PartnerBooking,
} from '../../../api/partner';
import { bookingTexts as texts } from '../../../i18n/en/partner/bookings';
import { useToast } from '../../../ui/overlays/toastContext';
import { useConfirm } from '../../ui/confirm/confirmContext';
import { dayWords } from '../../ui/dates/dateWords';
import { messageOf } from '../../ui/messageOf';
import { useUndo } from '../../ui/useUndo';
import { guestName } from './guestName';
import { AS_UNDO, hasStatus, useSettled } from './useSettled';
import { useTakeBack } from './useTakeBack';

/** What moving a booking needs of it. */
type MovedBooking = Pick<PartnerBooking, 'bookingId' | 'checkOutDate'> &
  Parameters<typeof guestName>[0];

/**
 * What a click or a key does with a booking. What gives rooms away is asked first; all of it
 * can be taken back for ten seconds. A refusal says why; either way the lists are fetched anew.
 */
export function useBookingMoves() {
  const [sendCheckIn] = useCheckInBookingMutation();
  const [sendCheckOut] = useCheckOutBookingMutation();
  const [sendRelease] = useReleaseBookingMutation();
  const [undoCheckIn] = useUndoCheckInMutation();
  const [undoCheckOut] = useUndoCheckOutMutation();
  const takeBack = useTakeBack();
  const settled = useSettled();
  const undoable = useUndo();
  const confirm = useConfirm();
  const toast = useToast();

  const checkIn = useCallback(
    async (booking: MovedBooking) => {
      try {
        const { bookingId } = booking;
        await settled(
          bookingId,
          () => sendCheckIn({ bookingId }).unwrap(),
          hasStatus('CHECKED_IN'),
        );
        undoable({
          text: texts.checkIn.done(guestName(booking)),
          undo: () =>
            settled(
              bookingId,
              () => undoCheckIn({ bookingId }).unwrap(),
              hasStatus('CONFIRMED'),
              AS_UNDO,
            ),
        });
      } catch (error) {
        toast({ text: messageOf(error, texts.checkIn.failed), tone: 'error' });
      }
    },
    [sendCheckIn, undoCheckIn, settled, undoable, toast],
  );

  const checkOut = useCallback(
    async (booking: MovedBooking) => {
      const { done, failed, early, label } = texts.checkOut;
      const { bookingId } = booking;
      const send = () =>
        settled(bookingId, () => sendCheckOut({ bookingId }).unwrap(), hasStatus('COMPLETED'));
      const say = () =>
        undoable({
          text: done(guestName(booking)),
          undo: () =>
            settled(
              bookingId,
              () => undoCheckOut({ bookingId }).unwrap(),
              hasStatus('CHECKED_IN'),
              AS_UNDO,
            ),
        });
      if (booking.checkOutDate > vietnamToday(new Date())) {
        const left = await confirm({
          question: early.question,
          thing: guestName(booking),
          consequence: early.consequence(dayWords(booking.checkOutDate)),
          confirmLabel: label,
          act: send,
          failed,
        });
        if (left) say();
        return;
      }
      try {
        await send();
        say();
      } catch (error) {
        toast({ text: messageOf(error, failed), tone: 'error' });
      }
    },
    [sendCheckOut, undoCheckOut, settled, undoable, confirm, toast],
  );

  const release = useCallback(
    async (booking: MovedBooking) => {
      const { question, consequence, label, done, failed } = texts.release;
      const { bookingId } = booking;
      let version = 1;
      const released = await confirm({
        question,
        thing: texts.row(guestName(booking), bookingId),
        consequence,
        confirmLabel: label,
        danger: true,
        act: async () => {
          const send = () => sendRelease({ bookingId }).unwrap();
          ({ version = 1 } = await settled(bookingId, send, hasStatus('NO_SHOW')));
        },
        failed,
      });
      if (!released) return;
      undoable({
        text: done(bookingId),
        undo: () => takeBack(bookingId, version),
      });
    },
    [sendRelease, takeBack, settled, undoable, confirm],
  );

  return { checkIn, checkOut, release };
}
