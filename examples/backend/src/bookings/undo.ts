import { fault } from '../faults';
import { now } from '../days';
import { ok, type Call, type Handler } from '../http/call';
import { conflict } from '../http/problem';
import { nightKey } from '../prices/nightPrices';
import { freeNights, giveBack, takeAllNights } from '../rooms/availability';
import { pick, type Booking, type Store, type Undoable } from '../store';
import { detailOf, ownersBooking } from './partners';
import { record } from './travellers';

const SHORTLY_MS = 30_000;
const DAY_MS = 86_400_000;

const isOver = ({ at }: { at: Date }, ms: number) => now().getTime() - at.getTime() > ms;

/** All nights that it had, none of which somebody else has taken. */
function takeAgain(store: Store, booking: Booking, was: Undoable['before'], others: string[]) {
  const wanted = (was.lines ?? booking.lines).flatMap(({ nights }) => nights);
  const isSold = wanted.some(({ roomId, night }) => {
    const owner = store.nights.get(nightKey(roomId, night));
    return owner !== undefined && owner !== booking.id && !others.includes(String(owner));
  });
  if (isSold) throw conflict('NIGHTS_SOLD');
}

const undoCheckIn: Handler = (call) => {
  const booking = ownersBooking(call);
  const last = booking.history.at(-1)!;
  const isSince = last.status !== 'CHECKED_IN' || last.kind !== undefined;
  if (booking.status !== 'CHECKED_IN' || (isSince && !fault('arrival-undone-over-others'))) {
    throw conflict('STATUS_CHANGED');
  }
  if (isOver(last, SHORTLY_MS)) throw conflict('UNDO_TOO_LATE');
  record(booking, call, 'CONFIRMED', 'Check-in taken back');
  booking.history.at(-1)!.kind = 'UNDONE';
  if (fault('undone-arrival-forgotten')) booking.history.splice(-2);
  return ok(detailOf(call.store, booking));
};

const undoCheckOut: Handler = (call) => {
  const booking = ownersBooking(call);
  const last = booking.history.at(-1)!;
  if (booking.status !== 'COMPLETED') throw conflict('STATUS_CHANGED');
  if (isOver(last, SHORTLY_MS)) throw conflict('UNDO_TOO_LATE');
  if (!fault('undone-departure-takes-sold')) takeAgain(call.store, booking, {}, []);
  if (!fault('undone-departure-without-nights')) takeAllNights(call.store, booking);
  record(booking, call, 'CHECKED_IN', 'Check-out taken back');
  booking.history.at(-1)!.kind = 'UNDONE';
  return ok(detailOf(call.store, booking));
};

const undoBookingChange: Handler = (call) => {
  const { store } = call;
  const booking = ownersBooking(call);
  const { version } = call.body as { version: number };
  if (version !== booking.version && !fault('undo-version-unread')) throw conflict('STALE');
  const last = booking.undoable.at(-1);
  const isLast = last?.version === booking.version || fault('undone-over-others');
  if (!last || !isLast || isOver(last, DAY_MS)) {
    throw conflict(fault('nothing-to-undo-is-stale') ? 'STALE' : 'NOTHING_TO_UNDO');
  }
  const isShort = last.what !== 'changed' && last.what !== 'swapped';
  if (isShort && isOver(last, SHORTLY_MS)) throw conflict('UNDO_TOO_LATE');
  if (last.what === 'swapped') return undoSwap(call, booking, last);
  takeBack(call, booking, last, []);
  return ok(detailOf(store, booking));
};

function takeBack(call: Call, booking: Booking, last: Undoable, others: string[]): void {
  const { store } = call;
  const isMade = last.what === 'made';
  if (!isMade) takeAgain(store, booking, last.before, others);
  freeNights(store, booking.id);
  const { roomTotal, status } = booking;
  Object.assign(booking, last.before);
  if (fault('undone-at-new-price')) booking.roomTotal = roomTotal;
  if (isMade) booking.status = 'CANCELLED';
  else takeAllNights(store, booking);
  const isFirstOnly = last.what === 'ended' && fault('undone-cancel-first-room');
  if (isFirstOnly) giveBack(store, booking.lines.slice(1));
  useAgain(store, booking, last, status);
  record(booking, call, booking.status, null);
  booking.history.at(-1)!.kind = 'UNDONE';
  booking.undoable.pop();
  const next = booking.undoable.at(-1);
  // Nothing else has happened between both.
  const isNext = next?.version === last.from && !fault('one-undo-only');
  if (next && isNext) next.version = booking.version;
}

/** A use that was given back is taken again, and the other way round. */
function useAgain(
  store: Store,
  { voucherId }: Booking,
  { what }: Undoable,
  undone: Booking['status'],
): void {
  // Who did not come has used it.
  const isGivenBack = what === 'ended' && undone === 'CANCELLED';
  const voucher = voucherId === null ? undefined : store.vouchers.get(voucherId);
  const isGiven = what === 'made' && !fault('undone-booking-keeps-use');
  if (voucher && isGiven) voucher.used = Math.max(0, voucher.used - 1);
  if (voucher && isGivenBack && !fault('undone-without-the-use')) voucher.used += 1;
}

/** Both or none. */
function undoSwap(call: Call, booking: Booking, last: Undoable) {
  const { store } = call;
  const other = pick(store.bookings, last.otherId!);
  const otherLast = other.undoable.at(-1);
  if (otherLast?.otherId !== booking.id || otherLast.version !== other.version) {
    throw conflict('NOTHING_TO_UNDO');
  }
  takeAgain(store, booking, last.before, [other.id]);
  takeAgain(store, other, otherLast.before, [booking.id]);
  for (const one of [booking, other]) freeNights(store, one.id);
  takeBack(call, other, otherLast, [booking.id]);
  takeBack(call, booking, last, [other.id]);
  for (const one of [booking, other]) takeAllNights(store, one);
  return ok(detailOf(store, booking));
}

export const undoHandlers = { undoCheckIn, undoCheckOut, undoBookingChange };
