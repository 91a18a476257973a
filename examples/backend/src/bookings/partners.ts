import { addDays, isBeforeCheckOut, nightsBetween, now, today } from '../days';
import { fault } from '../faults';
import { fullNameOf } from '../accounts/accounts';
import { callerOf, ok, textOf, type Call, type Handler } from '../http/call';
import { conflict, notFound } from '../http/problem';
import { foreign } from '../hotels/partners';
import { hasWords, pageOf, sorted } from '../pages';
import { freeNights } from '../rooms/availability';
import type { Booking, BookingEvent, Line, Store } from '../store';
import { guestFields, segmentsOf } from './bookings';
import { freeCancellationUntil } from './holds';
import { bookingMoney, giveVoucherBack, hotelOf, lineFields, roomOfLine } from './money';
import { record } from './travellers';
import { before, mayUndo } from './undoable';

export function partnerBookingOf(store: Store, booking: Booking) {
  const { id, source, adults, children, guest, notes, version, checkIn, checkOut } = booking;
  const hotel = hotelOf(store, booking);
  return {
    bookingId: id,
    status: fault('status-of-our-own') ? 'ACTIVE' : booking.status,
    ...{ source, adults, children, notes, version },
    hotelId: hotel.id,
    hotelName: hotel.name,
    rooms: booking.lines.map((line) => bookedRoom(store, line)),
    checkInDate: checkIn,
    checkOutDate: checkOut,
    nights:
      nightsBetween(checkIn, checkOut) * (fault('nights-times-rooms') ? booking.lines.length : 1),
    user: guest,
    totalAmount: bookingMoney(booking).totalAmount,
    ...guestFields(booking),
    holdUntil: booking.holdUntil.toISOString(),
    arrivalTime: booking.arrivalTime,
    createdAt: booking.createdAt.toISOString(),
    actions: actionsOf(booking),
  };
}

function bookedRoom(store: Store, line: Line) {
  const id = roomOfLine(line);
  const segments = segmentsOf(store, line);
  return {
    id,
    roomNumber: store.roomEver(id)?.roomNumber ?? '',
    name: line.room.name,
    ...lineFields(line),
    position: line.position,
    ...(segments.length > 1 ? { segments } : {}),
    ...(line.pinned ? { pinned: true } : {}),
    ...(line.occupants ? { occupants: line.occupants } : {}),
  };
}

function actionsOf({ status, checkIn, checkOut, holdUntil: hold }: Booking): string[] {
  if (status === 'CHECKED_IN') return ['CHECK_OUT'];
  if (status !== 'CONFIRMED') return [];
  const hasBegun = checkIn <= today() || fault('check-in-offered-early');
  const isDay = hasBegun && isBeforeCheckOut(checkOut);
  return [...(isDay ? ['CHECK_IN'] : []), ...(now() > hold ? ['RELEASE'] : []), 'CANCEL'];
}

/** The booker as the booking names them, others by their name of today. */
function doneBy(store: Store, { accountId, guest }: Booking, { by, byId }: BookingEvent) {
  if (byId === null) return by;
  if (byId === accountId) return fullNameOf(guest);
  const account = store.accounts.get(byId);
  return account ? fullNameOf(account) : by;
}

export function detailOf(store: Store, booking: Booking) {
  return {
    ...partnerBookingOf(store, booking),
    ...bookingMoney(booking),
    voucherCode: booking.voucherCode,
    freeCancellationUntil: freeCancellationUntil(booking.checkIn).toISOString(),
    history: (fault('history-newest-first') ? booking.history.toReversed() : booking.history).map(
      (event) => ({
        ...{ status: event.status, reason: event.reason },
        by: fault('nobody-in-history') ? null : doneBy(store, booking, event),
        at: event.at.toISOString(),
        ...(event.kind ? { kind: event.kind } : {}),
      }),
    ),
  };
}

export function ownersBooking(call: Call): Booking {
  const booking = call.store.bookings.get(textOf(call, 'bookingId')!.toUpperCase());
  if (!booking) throw notFound();
  const isForeign = hotelOf(call.store, booking).ownerId !== callerOf(call).id;
  if (isForeign && !fault('foreign-guest-received')) throw foreign();
  return booking;
}

const isAlso = (one: Booking, status: string, isTable: boolean) =>
  (isTable && fault('table-of-all-states')) ||
  (status === 'CONFIRMED' && one.status === 'CHECKED_IN' && fault('confirmed-with-those-here'));

/** The last that a filter's first day may be. */
function lastDayOf({ checkIn, checkOut }: Booking, byNights: boolean): string {
  if (byNights) return addDays(checkOut, -1);
  return fault('from-by-departure') ? checkOut : checkIn;
}

const hasRoom = ({ lines }: Booking, id: number) =>
  lines.some(({ nights }) => nights.some(({ roomId }) => roomId === id)) || fault('room-unread');

/** What the list and the table show, in their order. */
export function bookingRows(call: Call, isTable = false): Booking[] {
  const { store, parameters } = call;
  const owner = callerOf(call).id;
  const [status, from, to] = ['status', 'from', 'to'].map((name) => textOf(call, name));
  const last = to && fault('last-day-left-out') ? addDays(to, -1) : (to ?? '9999');
  const byNights = textOf(call, 'by') === 'nights' && !fault('nights-by-arrival');
  const { roomId } = parameters;
  const isNamed = parameters.hotelId !== undefined && fault('hotel-filter-opens-bookings');
  const isAll = isTable && fault('table-of-all-partners');
  const rows = [...store.bookings.values()]
    .filter((one) => hotelOf(store, one).ownerId === owner || isNamed || isAll)
    .filter((one) => parameters.hotelId === undefined || one.hotelId === parameters.hotelId)
    .filter((one) => roomId === undefined || hasRoom(one, roomId as number))
    .filter((one) => !status || one.status === status || isAlso(one, status, isTable))
    .filter((one) => lastDayOf(one, byNights) >= (from ?? ''))
    .filter((one) => one.checkIn <= last)
    .filter((one) => hasWords(wordsOf(one), textOf(call, 'text')));
  return sorted(rows, textOf(call, 'sort') ?? 'checkIn', {
    checkIn: (one) => one.checkIn,
    created: (one) => one.createdAt.getTime(),
    guest: (one) => fullNameOf(one.guest),
    total: (one) => bookingMoney(one).totalAmount,
    holdUntil: (one) => one.holdUntil.getTime(),
  });
}

const listPartnerBookings: Handler = (call) => {
  const { store } = call;
  const owner = callerOf(call).id;
  const page = pageOf(call, bookingRows(call), (one) => partnerBookingOf(store, one));
  const all = [...store.bookings.values()].filter((one) => hotelOf(store, one).ownerId === owner);
  return ok(fault('total-before-filter') ? { ...page, totalElements: all.length } : page);
};

const wordsOf = ({ id, guest }: Booking) => [id, fullNameOf(guest), guest.email, guest.phoneNumber];

const checkInBooking: Handler = (call) => {
  const booking = ownersBooking(call);
  if (booking.status !== 'CONFIRMED') throw conflict('STATUS_CHANGED');
  if (today() < addDays(booking.checkIn, fault('received-a-day-early') ? -1 : 0)) {
    throw conflict(fault('early-guest-code') ? 'STATUS_CHANGED' : 'BEFORE_CHECK_IN');
  }
  if (!isBeforeCheckOut(booking.checkOut)) throw conflict('STAY_OVER');
  record(booking, call, 'CHECKED_IN', null);
  return ok(detailOf(call.store, booking));
};

const checkOutBooking: Handler = (call) => {
  const booking = ownersBooking(call);
  const isHere = booking.status === 'CHECKED_IN';
  const isExpectedToo = booking.status === 'CONFIRMED' && fault('left-before-coming');
  if (!isHere && !isExpectedToo) throw conflict('STATUS_CHANGED');
  const first = fault('night-of-departure-kept') ? addDays(today(), 1) : today();
  if (!fault('early-leaver-keeps-room')) freeNights(call.store, booking.id, first);
  record(booking, call, 'COMPLETED', null);
  return ok(detailOf(call.store, booking));
};

const releaseBooking: Handler = (call) => {
  const booking = ownersBooking(call);
  if (booking.status !== 'CONFIRMED') throw conflict('STATUS_CHANGED');
  if (now() <= booking.holdUntil && !fault('released-early')) throw conflict('TOO_EARLY');
  const was = before(booking);
  freeNights(call.store, booking.id);
  record(booking, call, 'NO_SHOW', null);
  mayUndo(booking, 'ended', was);
  return ok(detailOf(call.store, booking));
};

const cancelPartnerBooking: Handler = (call) => {
  const booking = ownersBooking(call);
  const { reason } = call.body as { reason: string };
  if (booking.status !== 'CONFIRMED') throw conflict('STATUS_CHANGED');
  const was = before(booking);
  if (!fault('cancelled-nights-kept')) freeNights(call.store, booking.id);
  if (!fault('desk-keeps-the-use')) giveVoucherBack(call.store, booking);
  record(booking, call, 'CANCELLED', fault('reason-lost') ? null : reason.trim());
  mayUndo(booking, 'ended', was);
  const answer = detailOf(call.store, booking);
  return ok(fault('old-state-answered') ? { ...answer, status: 'CONFIRMED' } : answer);
};

export const partnerBookingHandlers = {
  listPartnerBookings,
  getPartnerBooking: ((call) => ok(detailOf(call.store, ownersBooking(call)))) as Handler,
  checkInBooking,
  checkOutBooking,
  releaseBooking,
  cancelPartnerBooking,
};
