import { addDays, vietnamToday, type Day } from '../../../../domain/stays/stay';
import type { PartnerBooking, PartnerRoom } from '../../../api/partner';

const NIGHTS_AHEAD = 14;

/** Which bookings are asked for: those with a night of the coming ones, in this room. */
export function soonIn({ hotelId, id: roomId }: Pick<PartnerRoom, 'hotelId' | 'id'>) {
  const from: Day = vietnamToday(new Date());
  const to = addDays(from, NIGHTS_AHEAD - 1);
  return { hotelId, roomId, by: 'nights', from, to, sort: 'checkIn', size: 50 } as const;
}

/** Those of them whose guests are expected or here. */
export function keeping(bookings: readonly PartnerBooking[]): PartnerBooking[] {
  return bookings.filter(({ status }) => status === 'CONFIRMED' || status === 'CHECKED_IN');
}
