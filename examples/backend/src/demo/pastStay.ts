import { fullNameOf } from '../accounts/accounts';
import { newBookingId } from '../bookings/create';
import { holdUntil } from '../bookings/holds';
import { priced } from '../bookings/money';
import { addDays, laterBy, nightsOf, today } from '../days';
import { roomNights } from '../prices/nightPrices';
import { takeStay } from '../rooms/availability';
import { fieldsOf } from '../rooms/rooms';
import { pick, type Account, type Booking, type Hotel, type Status, type Store } from '../store';

const BOOKED_BEFORE_HOURS = 5 * 24;

/** A guest slept in the hotel's first room, and has said nothing of it yet. */
export function pastStay(
  store: Store,
  guest: Account,
  hotel: Hotel,
  { daysAgo, nights }: { daysAgo: number; nights: number },
): void {
  const [room] = store.roomsOf(hotel.id);
  if (!room) return;
  const [checkIn, checkOut] = [addDays(today(), -daysAgo), addDays(today(), nights - daysAgo)];
  // Three in the afternoon and eleven in the morning, in Vietnam.
  const [came, left] = [new Date(`${checkIn}T08:00:00Z`), new Date(`${checkOut}T04:00:00Z`)];
  const createdAt = laterBy(came, -BOOKED_BEFORE_HOURS);
  const host = pick(store.accounts, hotel.ownerId);
  const event = (status: Status, at: Date, who: Account) => ({
    ...{ status, at, by: fullNameOf(who), byId: who.id, reason: null },
  });
  const { phone: phoneNumber, firstName, lastName, email } = guest;
  const prices = roomNights(store, room, nightsOf(checkIn, checkOut));
  const { money, off } = priced(store, hotel, [prices], undefined);
  const booking: Booking = {
    id: newBookingId(),
    accountId: guest.id,
    hotelId: hotel.id,
    status: 'COMPLETED',
    source: 'WEBSITE',
    ...{ checkIn, checkOut, adults: 2, children: 0 },
    guest: { firstName, lastName, email, phoneNumber: phoneNumber ?? '' },
    specialRequests: [],
    notes: '',
    lines: [
      {
        ...{ position: 0, pinned: false, room: fieldsOf(store, room) },
        nights: prices.map((one) => ({ ...one, roomId: room.id })),
      },
    ],
    ...{ roomTotal: money.roomTotal, discount: off },
    ...{ voucherId: null, voucherCode: null, code: null, arrivalTime: null },
    holdUntil: holdUntil(checkIn, createdAt),
    createdAt,
    version: 3,
    undoable: [],
    history: [
      event('CONFIRMED', createdAt, guest),
      event('CHECKED_IN', came, host),
      event('COMPLETED', left, host),
    ],
  };
  takeStay(store, room.id, checkIn, checkOut, booking.id);
  store.bookings.set(booking.id, booking);
}
