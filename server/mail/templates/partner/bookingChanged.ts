import { bookedRoomsText } from '../../../../domain/bookings/bookedRooms';
import { stayText } from '../../../../domain/stays/stayText';
import { factsBlock, paragraph, type MailContent } from '../../content';
import { nightPriceLines } from '../bookingConfirmed';
import type { BookingFacts } from '../bookingFacts';
import { guestLines, wishLines } from './guestLines';
import { inDong, openPartnerBooking, partnerMail } from './partnerMail';

/** @param change what is different, in words */
export function guestChangedBooking(
  booking: BookingFacts,
  { change, publicUrl }: { change: string; publicUrl: string },
): MailContent {
  const { hotelName, code, rooms, totalAmount } = booking;
  return partnerMail(`Booking changed at ${hotelName}: ${code}`, [
    paragraph(`The guest has changed their booking at ${hotelName}. ${change}.`),
    factsBlock([
      ['Booking', code],
      ...guestLines(booking),
      ['Stay', stayText(booking, 'en')],
      ['Rooms', bookedRoomsText(rooms, 'en')],
      ...wishLines(booking),
      ...nightPriceLines(booking, 'en', inDong),
      ['To be paid at the counter', inDong(totalAmount)],
    ]),
    openPartnerBooking(booking, publicUrl),
  ]);
}
