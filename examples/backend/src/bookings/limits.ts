import { nightsOf, today } from '../days';
import { fault } from '../faults';
import { conflict } from '../http/problem';
import { isExpected } from './expected';
import type { Account, Booking, Hotel, Store } from '../store';
import { hotelOf } from './money';
import { fewestNights } from './stayRules';

const MAX_ROOM_NIGHTS = 150;
const MAX_BOOKINGS = 12;
const MAX_OVER_A_NIGHT = 3;

interface Wanted {
  stay: { checkIn: string; checkOut: string };
  rooms: unknown[];
  hotel: Hotel;
}

/** What an account holds of the future, so that nobody takes a whole town. Only what a change adds can be too much. */
export function checkLimits(
  store: Store,
  account: Account,
  { stay, rooms, hotel }: Wanted,
  changed?: Booking,
): void {
  if (fault('no-booking-limit')) return;
  const held = [...store.bookings.values()].filter(
    (one) =>
      one.accountId === account.id &&
      one !== changed &&
      (isExpected(one) || fault('cancelled-held')) &&
      one.checkOut > today() &&
      one.source === 'WEBSITE',
  );
  const crowded = nightsOf(stay.checkIn, stay.checkOut)
    .filter((night) => !changed || night < changed.checkIn || night >= changed.checkOut)
    .map((night) => held.filter((one) => one.checkIn <= night && night < one.checkOut))
    .find((over) => over.length >= MAX_OVER_A_NIGHT);
  if (crowded && !fault('bookings-of-a-night-uncounted')) throw limit(store, crowded);
  const open = held.filter(({ status }) => status === 'CONFIRMED');
  const areMany = !changed && open.length >= MAX_BOOKINGS;
  if (areMany && !fault('open-bookings-uncounted')) throw limit(store, open);
  const own = roomNights(stay, rooms.length);
  if (changed && own <= roomNights(changed, changed.lines.length)) return;
  const sum = held.reduce((all, one) => all + roomNights(one, one.lines.length), own);
  // One room for as long as its hotel asks for is never too much.
  const most = Math.max(MAX_ROOM_NIGHTS, fewestNights(hotel));
  if (sum > most && !fault('room-nights-uncounted')) throw limit(store, held);
}
const limit = (store: Store, inTheWay: Booking[]) =>
  conflict('BOOKING_LIMIT', {
    ...(fault('nothing-to-cancel')
      ? {}
      : {
          toCancel: inTheWay
            .filter(({ status }) => status === 'CONFIRMED')
            .map((one) => toCancel(store, one)),
        }),
  });

/** From today on. */
function roomNights({ checkIn, checkOut }: Wanted['stay'], rooms: number): number {
  return nightsOf(checkIn, checkOut).filter((night) => night >= today()).length * rooms;
}

const toCancel = (store: Store, booking: Booking) => ({
  bookingId: booking.id,
  hotelName: fault('to-cancel-unnamed') ? '' : hotelOf(store, booking).name,
  checkInDate: booking.checkIn,
  checkOutDate: booking.checkOut,
});
