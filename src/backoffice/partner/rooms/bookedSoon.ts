import { addDays, vietnamToday, type Day } from '../../../../domain/stays/stay';
import type { CalendarBar, PartnerBooking, PartnerRoom } from '../../../api/partner';

const NIGHTS_AHEAD = 14;

/** Which bookings are asked for: those with a night of the coming ones, in this room. */
export function soonIn({ hotelId, id: roomId }: Pick<PartnerRoom, 'hotelId' | 'id'>) {
  const from: Day = vietnamToday(new Date());
  const to = addDays(from, NIGHTS_AHEAD - 1);
  return { hotelId, roomId, by: 'nights', from, to, sort: 'checkIn', size: 50 } as const;
}

/** The coming nights of a whole hotel, for rooms that are asked about together. */
export function comingNights(hotelId: number) {
  return { hotelId, from: vietnamToday(new Date()), days: NIGHTS_AHEAD };
}

/** How many bookings whose guests are expected or here have one of these rooms on one of these nights. */
export function countKeeping(
  bars: readonly CalendarBar[],
  rooms: readonly Pick<PartnerRoom, 'id'>[],
  { from, days }: ReturnType<typeof comingNights>,
): number {
  const ids = new Set(rooms.map(({ id }) => id));
  const end = addDays(from, days);
  const kept = bars.filter(
    ({ status = 'CONFIRMED', ...bar }) =>
      isKept(status) && ids.has(bar.roomId) && bar.from < end && bar.to > from,
  );
  return new Set(kept.map(({ bookingId }) => bookingId)).size;
}

const isKept = (status: PartnerBooking['status']): boolean =>
  status === 'CONFIRMED' || status === 'CHECKED_IN';

/** Those of them whose guests are expected or here. */
export function keeping(bookings: readonly PartnerBooking[]): PartnerBooking[] {
  return bookings.filter(({ status }) => isKept(status));
}
