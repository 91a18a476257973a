import { fullNameOf } from '../accounts/accounts';
import { bookingMoney } from '../bookings/money';
import { segmentsOf } from '../bookings/bookings';
import { fault } from '../faults';
import { addDays, nightsBetween, today } from '../days';
import { ok, textOf, type Handler } from '../http/call';
import { invalid } from '../http/problem';
import { ownHotel } from '../hotels/partners';
import { nightsOfTypes } from '../prices/handlers';
import { nightKey } from '../prices/nightPrices';
import type { Booking, Line, Store } from '../store';

const DAYS = 30;
const MAX_AHEAD = 5 * 365;

interface Span {
  from: string;
  to: string;
}

/** Nights that lie in the span, or right beside it. */
const reaches = (one: Span, span: Span) => one.from <= span.to && one.to >= span.from;

const isKept = ({ status }: Booking) =>
  fault('bar-of-cancelled') || (status !== 'CANCELLED' && status !== 'NO_SHOW');

/** Nights that somebody who leaves early has given back are no longer theirs. */
const heldOf = (store: Store, { id }: Booking, line: Line): Line => ({
  ...line,
  nights: line.nights.filter(
    ({ roomId, night }) =>
      fault('bar-of-cancelled') || store.nights.get(nightKey(roomId, night)) === id,
  ),
});

/** A stay that changes rooms has a bar in each of them; what is usual is left out. */
function barsOf(store: Store, booking: Booking) {
  const { id, status, source, version, checkIn, checkOut } = booking;
  const told = fault('calendar-bars-of-first-room') ? booking.lines.slice(0, 1) : booking.lines;
  return told.flatMap((line) =>
    segmentsOf(store, heldOf(store, booking, line)).map(({ roomId, from, to }) => ({
      bookingId: id,
      ...{ roomId, from },
      to: fault('bar-a-night-short') ? addDays(to, -1) : to,
      guestName:
        (fault('bar-names-who-booked') ? undefined : booking.arrivingGuest?.name) ??
        fullNameOf(booking.guest),
      ...(status === 'CONFIRMED' || fault('here-unmarked') ? {} : { status }),
      totalAmount: bookingMoney(booking).totalAmount,
      ...(source === 'WEBSITE' ? {} : { source }),
      ...(version === 1 ? {} : { version }),
      ...(line.position === 0 ? {} : { position: line.position }),
      ...(line.pinned ? { pinned: true } : {}),
      ...(checkIn === from ? {} : { checkInDate: checkIn }),
      ...(checkOut === to ? {} : { checkOutDate: checkOut }),
    })),
  );
}

const getPartnerCalendar: Handler = (call) => {
  const { store } = call;
  const hotel = ownHotel(call, 'hotelId', 'foreign-calendar-read');
  const from = textOf(call, 'from')!;
  if (Math.abs(nightsBetween(today(), from)) > MAX_AHEAD) throw invalid('from', 'TOO_FAR');
  const to = addDays(from, (call.parameters.days as number | undefined) ?? DAYS);
  const span = { from, to };
  const rooms = store
    .roomsOf(hotel.id)
    .sort((a, b) => a.roomNumber.localeCompare(b.roomNumber, 'en', { numeric: true }));
  const ids = new Set(rooms.map(({ id }) => id));
  return ok({
    types: nightsOfTypes(store, hotel, from, to),
    rooms: rooms.map(({ id, roomNumber, typeId, status, statusDay }) => ({
      ...{ id, roomNumber, typeId },
      status: status === 'BOOKED' && statusDay !== today() ? 'AVAILABLE' : status,
    })),
    bars: store
      .bookingsOf(hotel.id)
      .filter(isKept)
      .flatMap((one) => barsOf(store, one))
      .filter((one) => reaches(one, span)),
    closures: [...store.closures.values()]
      .filter((one) => ids.has(one.roomId) && one.from < to && one.to > from)
      .filter((one) => !fault('long-closure-left-out') || one.from >= from)
      .map(({ id, roomId, from: first, to: last, reason }) => ({
        ...{ id, roomId, reason },
        from: first,
        to: last,
      })),
  });
};

export const calendarHandlers = { getPartnerCalendar };
