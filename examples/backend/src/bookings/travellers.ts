import { now, today } from '../days';
import { fault, type Fault } from '../faults';
import { fullNameOf } from '../accounts/accounts';
import { isExpected } from './expected';
import { callerOf, ok, textOf, type Call, type Handler } from '../http/call';
import { ApiError, conflict, notFound } from '../http/problem';
import { tellOwner } from '../dashboard/notices';
import { pageOf } from '../pages';
import { freeNights, giveBack } from '../rooms/availability';
import type { Booking, Status } from '../store';
import { bookingOf } from './bookings';
import { giveVoucherBack, hotelOf } from './money';
import { arrivalAt } from './said';

/** The caller's own booking; somebody else's is not there. */
export function ownBooking(call: Call, ignores: Fault) {
  const booking = call.store.bookings.get(textOf(call, 'bookingId')!.toUpperCase());
  if (!booking) throw notFound();
  const isOwners = () => hotelOf(call.store, booking).ownerId === callerOf(call).id;
  if (fault('owner-reads-as-guest') && isOwners()) return booking;
  if (booking.accountId !== callerOf(call).id && !fault(ignores)) {
    throw fault('foreign-is-403') ? new ApiError(403, 'FORBIDDEN') : notFound();
  }
  return booking;
}

const told = (call: Call, booking: Booking) =>
  ok(bookingOf(call.store, booking, call.settings.level, call.language));

const WHEN: Record<string, (one: Booking) => boolean> = {
  coming: (one) =>
    isExpected(one) &&
    one.checkOut >= today() &&
    !(one.status === 'CHECKED_IN' && fault('stay-vanishes-at-check-in')),
  past: (one) =>
    (one.status === 'CANCELLED' && fault('cancelled-among-past')) ||
    one.status === 'COMPLETED' ||
    (isExpected(one) && one.checkOut < today()),
  cancelled: ({ status }) => status === 'CANCELLED' || status === 'NO_SHOW',
};

const listBookings: Handler = (call) => {
  const account = callerOf(call);
  const when = textOf(call, 'when')!;
  const isUpward = when === 'coming' || (when === 'cancelled' && fault('cancelled-oldest-first'));
  const turn = isUpward ? 1 : -1;
  const rows = [...call.store.bookings.values()]
    .filter((one) => one.accountId === account.id && WHEN[when]!(one))
    .sort(
      (a, b) =>
        turn *
        ((fault('coming-stays-unordered') ? 0 : byDay(a, b)) ||
          a.createdAt.getTime() - b.createdAt.getTime()),
    );
  const page = pageOf(call, rows, (one) =>
    bookingOf(call.store, one, call.settings.level, call.language),
  );
  return ok(page);
};

const byDay = (a: Booking, b: Booking) =>
  a.checkIn < b.checkIn ? -1 : a.checkIn > b.checkIn ? 1 : 0;

const getBooking: Handler = (call) => told(call, ownBooking(call, 'foreign-booking-read'));

/** Whoever may see a booking learns what became of it, and when, and by whom. */
export function record(booking: Booking, call: Call, status: Status, reason: string | null): void {
  const account = callerOf(call);
  const by = fullNameOf(account);
  booking.status = status;
  booking.version += 1;
  if (status === 'CHECKED_IN' && fault('arrival-unrecorded')) return;
  booking.history.push({ status, at: now(), by, byId: account.id, reason });
}

const cancelBooking: Handler = (call) => {
  const booking = ownBooking(call, 'foreign-booking-cancelled');
  const before = bookingOf(call.store, booking, call.settings.level, call.language);
  if (booking.status !== 'CONFIRMED') {
    throw conflict(fault('cancelled-reads-too-late') ? 'TOO_LATE' : 'STATUS_CHANGED');
  }
  if (now() > booking.holdUntil) throw conflict('TOO_LATE');
  if (fault('cancel-frees-first-room')) giveBack(call.store, booking.lines.slice(0, 1));
  else if (!fault('cancelled-nights-kept')) freeNights(call.store, booking.id);
  giveVoucherBack(call.store, booking);
  record(booking, call, 'CANCELLED', null);
  tellOwner(call.store, booking, 'BOOKING_CANCELLED');
  return fault('old-state-answered') ? ok(before) : told(call, booking);
};

const setArrivalTime: Handler = (call) => {
  const booking = ownBooking(call, 'foreign-arrival-said');
  const { arrivalTime } = call.body as { arrivalTime: string };
  if (booking.status !== 'CONFIRMED') throw conflict('STATUS_CHANGED');
  if (booking.arrivalTime !== null && !fault('arrival-said-again')) throw conflict('ARRIVAL_SET');
  if (now() > booking.holdUntil) throw conflict('HOLD_OVER');
  Object.assign(booking, arrivalAt(arrivalTime, booking));
  record(booking, call, 'CONFIRMED', null);
  if (fault('arrival-without-version')) booking.version -= 1;
  tellOwner(call.store, booking, 'ARRIVAL_SET');
  return told(call, booking);
};

export const bookingHandlers = { listBookings, getBooking, cancelBooking, setArrivalTime };
