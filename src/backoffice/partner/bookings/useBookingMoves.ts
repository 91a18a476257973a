import { useCallback } from 'react';
import { vietnamToday } from '../../../../domain/stays/stay';
import {
  useCheckInBookingMutation,
  useCheckOutBookingMutation,
  useReleaseBookingMutation,
  useUndoBookingChangeMutation,
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
  const [takeBack] = useUndoBookingChangeMutation();
  const undoable = useUndo();
  const confirm = useConfirm();
  const toast = useToast();

  const checkIn = useCallback(
    async (booking: MovedBooking) => {
      try {
        const { bookingId } = booking;
        await sendCheckIn({ bookingId }).unwrap();
        undoable({
          text: texts.checkIn.done(guestName(booking)),
          undo: () => undoCheckIn({ bookingId }).unwrap(),
        });
      } catch (error) {
        toast({ text: messageOf(error, texts.checkIn.failed), tone: 'error' });
      }
    },
    [sendCheckIn, undoCheckIn, undoable, toast],
  );

  const checkOut = useCallback(
    async (booking: MovedBooking) => {
      const { done, failed, early, label } = texts.checkOut;
      const { bookingId } = booking;
      const send = () => sendCheckOut({ bookingId }).unwrap();
      const say = () =>
        undoable({
          text: done(guestName(booking)),
          undo: () => undoCheckOut({ bookingId }).unwrap(),
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
    [sendCheckOut, undoCheckOut, undoable, confirm, toast],
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
          ({ version = 1 } = await sendRelease({ bookingId }).unwrap());
        },
        failed,
      });
      if (!released) return;
      undoable({
        text: done(bookingId),
        undo: () => takeBack({ bookingId, undoneChange: { version } }).unwrap(),
      });
    },
    [sendRelease, takeBack, undoable, confirm],
  );

  return { checkIn, checkOut, release };
}
