import { guestNameOf } from '../../../../domain/bookings/guestName';
import { bookedRoomsText } from '../../../../domain/bookings/bookedRooms';
import { stayText } from '../../../../domain/stays/stayText';
import { factsBlock, paragraph, type MailContent } from '../../content';
import type { BookingFacts } from '../bookingFacts';
import { partnerMail } from './partnerMail';

export function bookingCancelled(booking: BookingFacts, late: boolean): MailContent {
  const { code, hotelName, rooms } = booking;
  const when = late ? ', after the free period' : '';
  return partnerMail(`Cancelled at ${hotelName}: ${code}`, [
    paragraph(`${guestNameOf(booking)} has cancelled${when}. The rooms are free.`),
    factsBlock([
      ['Booking', code],
      ['Stay', stayText(booking, 'en')],
      ['Rooms', bookedRoomsText(rooms, 'en')],
    ]),
  ]);
}
