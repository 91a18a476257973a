import { nightsBetween, today } from '../days';
import { fault } from '../faults';
import { conflict } from '../http/problem';
import { isExpected } from './expected';
import type { Account, Booking, Store } from '../store';
import { hotelOf } from './money';

const MAX_ROOM_NIGHTS = 150;
const MAX_BOOKINGS = 12;
const MAX_OVER_A_NIGHT = 3;

interface Wanted {
  stay: { checkIn: string; checkOut: string };
  rooms: unknown[];
}

/** What an account holds of the future, so that nobody takes a whole town. */
export function checkLimits(store: Store, account: Account, { stay, rooms }: Wanted, own?: string) {
  if (fault('no-booking-limit')) return;
  const open = [...store.bookings.values()].filter(
    (one) =>
      one.accountId === account.id &&
      one.id !== own &&
      isExpected(one) &&
      one.checkOut > today() &&
      one.source === 'WEBSITE',
  );
  const overlapping = open.filter(
    (one) => one.checkIn < stay.checkOut && stay.checkIn < one.checkOut,
  );
  const held = open.reduce((sum, one) => sum + roomNightsOf(one), 0);
  const more = nightsBetween(stay.checkIn, stay.checkOut) * rooms.length;
  const isOver =
    (held + more > MAX_ROOM_NIGHTS && !fault('room-nights-uncounted')) ||
    (open.length >= MAX_BOOKINGS && !fault('open-bookings-uncounted'));
  const crowded =
    mostOverANight(overlapping) >= MAX_OVER_A_NIGHT && !fault('bookings-of-a-night-uncounted');
  if (!isOver && !crowded) return;
  const inTheWay = crowded && !isOver ? overlapping : open;
  if (fault('nothing-to-cancel')) throw conflict('BOOKING_LIMIT');
  throw conflict('BOOKING_LIMIT', { toCancel: inTheWay.map((one) => toCancel(store, one)) });
}

const roomNightsOf = ({ lines }: Booking) =>
  lines.reduce((sum, line) => sum + line.nights.filter(({ night }) => night >= today()).length, 0);

function mostOverANight(bookings: Booking[]): number {
  const counts = bookings.map(
    ({ checkIn }) =>
      bookings.filter((one) => one.checkIn <= checkIn && checkIn < one.checkOut).length,
  );
  return Math.max(0, ...counts);
}

const toCancel = (store: Store, booking: Booking) => ({
  bookingId: booking.id,
  hotelName: fault('to-cancel-unnamed') ? '' : hotelOf(store, booking).name,
  checkInDate: booking.checkIn,
  checkOutDate: booking.checkOut,
});
