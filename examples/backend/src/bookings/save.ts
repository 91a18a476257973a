import { momentOf, now } from '../days';
import { fault } from '../faults';
import { conflict, invalid } from '../http/problem';
import { freeNights, giveBack, takeAllNights } from '../rooms/availability';
import type { Booking, Store } from '../store';
import { holdUntil } from './holds';
import { areRightly, placesOfLine } from './occupants';
import type { Plan } from './plan';
import type { Change } from './wish';

/** Keeps a plan: what is held is given back only now that all else is known to be free. */
export function save(store: Store, booking: Booking, plan: Plan, kinds: string[]): void {
  const before = booking.lines;
  if (!fault('moved-nights-kept')) freeNights(store, booking.id);
  if (fault('given-back-room-kept') && plan.lines.length < before.length) {
    takeAllNights(store, booking);
  }
  const { checkIn, checkOut, adults, children, lines, roomTotal, discount } = plan;
  const hold = fault('hold-unmoved') ? {} : holdAfter(booking, plan);
  Object.assign(booking, { checkIn, checkOut, adults, children, lines, ...hold });
  if (!fault('total-unchanged')) Object.assign(booking, { roomTotal, discount });
  if (!fault('moved-nights-free')) takeAllNights(store, booking);
  const known = new Set(before.map(({ position }) => position));
  if (fault('added-room-unheld')) {
    giveBack(
      store,
      lines.filter(({ position }) => !known.has(position)),
    );
  }
  booking.history.at(-1)!.kind = kinds[0]!;
  forgetOccupants(store, booking);
}

/** Another day has its own hold, and when they arrive was said of the day before; who walked in stays to the end. */
function holdAfter(booking: Booking, { checkIn, checkOut }: Plan) {
  const hasWalkedIn = booking.source === 'WALK_IN';
  if (checkIn === booking.checkIn && !hasWalkedIn) return {};
  const until = hasWalkedIn ? momentOf(checkOut, '12:00') : holdUntil(checkIn, now());
  return { holdUntil: until, ...(checkIn === booking.checkIn ? {} : { arrivalTime: null }) };
}

/** Who sleeps where is no longer so with another party, or in a room that takes fewer. */
function forgetOccupants(store: Store, booking: Booking): void {
  const { lines } = booking;
  const places = lines.map((line) => placesOfLine(store, line));
  const said = lines.map(({ occupants }) => occupants);
  if (areRightly(places, said, booking)) return;
  booking.lines = lines.map(({ occupants: _, ...line }) => line);
}

export function checkSavable(plan: Plan, kinds: string[], change: Change): void {
  if (change.totalPrice === undefined) throw invalid('totalPrice', 'MISSING_FIELD');
  if (kinds.length === 0) throw conflict('NOTHING_CHANGED');
  if (plan.taken.length > 0 && !fault('moved-to-taken')) {
    const takenRoomIds = [...new Set(plan.taken.map(({ roomId }) => roomId))];
    throw conflict('ROOM_TAKEN', { takenRoomIds });
  }
}
