import { momentText } from '../../../../domain/stays/dayText';
import { arrivingNameOf } from '../../../../domain/bookings/guestName';
import { bookedRoomsText } from '../../../../domain/bookings/bookedRooms';
import { stayText } from '../../../../domain/stays/stayText';
import { factsBlock, paragraph, type MailContent } from '../../content';
import type { BookingFacts } from '../bookingFacts';
import { guestLines } from './guestLines';
import { openPartnerBooking, partnerMail } from './partnerMail';

export function guestArrival(booking: BookingFacts, publicUrl: string): MailContent {
  const { code, hotelName, arrivalTime, rooms } = booking;
  const guest = arrivingNameOf(booking);
  const hold = momentText(booking.holdUntil, 'en');
  return partnerMail(`Arrival time for ${hotelName}: ${code}`, [
    paragraph(`${guest} has said when they arrive. The rooms are held until ${hold}.`),
    factsBlock([
      ['Booking', code],
      ...guestLines(booking),
      ['Arrives at', arrivalTime ?? ''],
      ['Stay', stayText(booking, 'en')],
      ['Rooms', bookedRoomsText(rooms, 'en')],
    ]),
    openPartnerBooking(booking, publicUrl),
  ]);
}
