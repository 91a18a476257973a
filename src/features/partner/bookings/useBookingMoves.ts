import { useCallback } from 'react';
import { vietnamToday } from '../../../../domain/stay';
import { dayWithWeekday } from '../../../../domain/dayText';
import {
  useCheckInBookingMutation,
  useCheckOutBookingMutation,
  useReleaseBookingMutation,
  type PartnerBooking,
} from '../../../api/partner';
import { bookingTexts as texts } from '../../../texts/partner/bookings';
import { useToast } from '../../../ui/overlays/toastContext';
import { useConfirm } from '../../../ui/partner/confirm/confirmContext';
import { messageOf } from '../../../ui/partner/messageOf';
import { guestName } from './guestName';

/**
 * What a click or a key does with a booking. What cannot be undone and gives rooms away is asked
 * first. A refusal says why; either way the lists are fetched anew.
 */
export function useBookingMoves() {
  const [sendCheckIn] = useCheckInBookingMutation();
  const [sendCheckOut] = useCheckOutBookingMutation();
  const [sendRelease] = useReleaseBookingMutation();
  const confirm = useConfirm();
  const toast = useToast();

  const checkIn = useCallback(
    async (booking: PartnerBooking) => {
      try {
        await sendCheckIn({ bookingId: booking.bookingId }).unwrap();
        toast({ text: texts.checkIn.done(guestName(booking)), tone: 'success' });
      } catch (error) {
        toast({ text: messageOf(error, texts.checkIn.failed), tone: 'error' });
      }
    },
    [sendCheckIn, toast],
  );

  const checkOut = useCallback(
    async (booking: PartnerBooking) => {
      const { done, failed, early, label } = texts.checkOut;
      const send = () => sendCheckOut({ bookingId: booking.bookingId }).unwrap();
      const said = { text: done(guestName(booking)), tone: 'success' } as const;
      if (booking.checkOutDate > vietnamToday(new Date())) {
        const left = await confirm({
          question: early.question,
          thing: guestName(booking),
          consequence: early.consequence(dayWithWeekday(booking.checkOutDate, 'en')),
          confirmLabel: label,
          act: send,
          failed,
        });
        if (left) toast(said);
        return;
      }
      try {
        await send();
        toast(said);
      } catch (error) {
        toast({ text: messageOf(error, failed), tone: 'error' });
      }
    },
    [sendCheckOut, confirm, toast],
  );

  const release = useCallback(
    async (booking: PartnerBooking) => {
      const { question, consequence, label, done, failed } = texts.release;
      const released = await confirm({
        question,
        thing: texts.row(guestName(booking), booking.bookingId),
        consequence,
        confirmLabel: label,
        danger: true,
        act: () => sendRelease({ bookingId: booking.bookingId }).unwrap(),
        failed,
      });
      if (released) toast({ text: done(booking.bookingId), tone: 'success' });
    },
    [sendRelease, confirm, toast],
  );

  return { checkIn, checkOut, release };
}
