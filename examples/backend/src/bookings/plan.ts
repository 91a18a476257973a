import { today } from '../days';
import { fault } from '../faults';
import { invalid } from '../http/problem';
import { nightKey } from '../prices/nightPrices';
import { isOnSale } from '../rooms/availability';
import { fieldsOf } from '../rooms/rooms';
import type { BookedNight, Booking, Line, RoomFields, Store } from '../store';
import { placeLines, type Placed } from './placing';
import { priceLines, sumsOf } from './planPrices';
import type { Change } from './wish';

/** What a booking would be after a change. */
export interface Plan {
  checkIn: string;
  checkOut: string;
  adults: number;
  children: number;
  lines: Line[];
  roomTotal: number;
  discount: number;
  taken: { position: number; roomId: number; nights: string[] }[];
}

export const stayWished = (
  { checkIn, checkOut }: Booking,
  { checkInDate = checkIn, checkOutDate = checkOut }: Change,
) => ({ checkIn: checkInDate, checkOut: checkOutDate });

export function planOf(store: Store, booking: Booking, change: Change, byDesk: boolean): Plan {
  const stay = stayWished(booking, change);
  const placed = placeLines({ store, booking, stay, byDesk }, change);
  checkDoubles(placed);
  const nights = priceLines(store, booking, placed, change, byDesk);
  const lines = placed.map((line, i) => lineAfter(store, booking, line, nights[i]!));
  return {
    ...stay,
    adults: change.adults ?? (fault('party-forgotten') ? 1 : booking.adults),
    children: change.children ?? booking.children,
    lines,
    ...sumsOf(booking, nights),
    taken: lines.flatMap((line) => takenOf(store, booking, line)),
  };
}

/** No two lines of a booking share a room's night. */
function checkDoubles(placed: Placed[]): void {
  const all = placed.flatMap(({ after }) => after);
  const keys = new Set(all.map(({ roomId, night }) => nightKey(roomId, night)));
  if (keys.size < all.length) throw invalid('lines', 'INVALID_FIELD');
}

function lineAfter(
  store: Store,
  { lines }: Booking,
  { position, wish }: Placed,
  nights: BookedNight[],
): Line {
  const old = lines.find((one) => one.position === position);
  const pinned = (fault('pin-unsaved') ? undefined : wish.pinned) ?? old?.pinned ?? false;
  return { ...old, position, pinned, nights, room: roomAsBooked(store, old, nights) };
}

/** A line's room is what it was when it was booked, or as the line got it: that of the last night. */
export function roomAsBooked(
  store: Store,
  old: Line | undefined,
  nights: BookedNight[],
): RoomFields {
  const { roomId } = nights.at(-1)!;
  const room = store.rooms.get(roomId);
  if (old && (old.nights.at(-1)!.roomId === roomId || !room)) return old.room;
  return fieldsOf(store, room!);
}

/** A room that is not on sale is as if somebody had it. */
function takenOf(store: Store, booking: Booking, { position, nights }: Line): Plan['taken'] {
  const own = new Set(
    booking.lines.flatMap((line) => line.nights.map((one) => nightKey(one.roomId, one.night))),
  );
  const byRoom = new Map<number, string[]>();
  for (const { roomId, night } of nights) {
    const key = nightKey(roomId, night);
    const held = store.nights.get(key) ?? booking.id;
    const owner = typeof held === 'number' && fault('moved-into-closure') ? booking.id : held;
    const room = store.rooms.get(roomId);
    const isGone = owner !== booking.id || !room || !isOnSale(room);
    if (night < today() || own.has(key) || !isGone) continue;
    byRoom.set(roomId, [...(byRoom.get(roomId) ?? []), night]);
  }
  return [...byRoom].map(([roomId, taken]) => ({ position, roomId, nights: taken }));
}
