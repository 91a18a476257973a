import { momentText } from '../../../../domain/stays/dayText';
import { bookedRoomsText } from '../../../../domain/bookings/bookedRooms';
import { stayText } from '../../../../domain/stays/stayText';
import { factsBlock, paragraph, type MailContent } from '../../content';
import { nightPriceLines } from '../bookingConfirmed';
import type { BookingFacts } from '../bookingFacts';
import { guestLines, wishLines } from './guestLines';
import { inDong, openPartnerBooking, partnerMail } from './partnerMail';

export function newBooking(booking: BookingFacts, publicUrl: string): MailContent {
  const { hotelName, code, rooms, totalAmount } = booking;
  const hold = momentText(booking.holdUntil, 'en');
  return partnerMail(`New booking at ${hotelName}: ${code}`, [
    paragraph(`${hotelName} has a new booking. Its rooms are held for the guest until ${hold}.`),
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
