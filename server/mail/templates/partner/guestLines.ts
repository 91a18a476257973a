import { arrivingNameOf, guestNameOf } from '../../../../domain/bookings/guestName';
import { requestsText, sleepersText } from '../../../../domain/bookings/guestsText';
import type { BookingFacts } from '../bookingFacts';
import { inLines, type FactLine } from '../bookingMail';

/** Who comes and how they are reached; who booked, where that is somebody else. */
export function guestLines(booking: BookingFacts): FactLine[] {
  const { arrivingName, arrivingPhone, guestPhone } = booking;
  const arriving = [arrivingNameOf(booking), arrivingName ? arrivingPhone : guestPhone];
  const booker: FactLine = ['Booked by', `${guestNameOf(booking)}, ${guestPhone}`];
  return [['Guest', arriving.filter(Boolean).join(', ')], ...(arrivingName ? [booker] : [])];
}

/** Who sleeps where, and what they would like, as far as that was said. */
export function wishLines(booking: BookingFacts): FactLine[] {
  const { rooms, specialRequests, notes, arrivalTime } = booking;
  const lines: FactLine[] = [
    ['Guests by room', sleepersText(rooms, 'en')],
    ['Requests', requestsText(specialRequests, 'en')],
    ['Note', inLines(notes)],
    ['Arrives at', arrivalTime ?? ''],
  ];
  return lines.filter(([, value]) => value !== '');
}
