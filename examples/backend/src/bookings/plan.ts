import { nightsBetween, nightsOf, today } from '../days';
import { fault } from '../faults';
import { invalid } from '../http/problem';
import { nightKey, roomNights } from '../prices/nightPrices';
import { isOnSale } from '../rooms/availability';
import type { BookedNight, Booking, Line, Room, Store } from '../store';
import { takenOff } from './money';

interface LineWish {
  position: number;
  roomId?: number;
  typeId?: number;
  from?: string;
  to?: string;
  pinned?: boolean;
}

interface RoomWish {
  roomId?: number;
  typeId?: number;
}

export interface Change {
  version: number;
  checkInDate?: string;
  checkOutDate?: string;
  lines?: LineWish[];
  addRooms?: RoomWish[];
  removeLines?: number[];
  adults?: number;
  children?: number;
  totalPrice?: number;
  price?: 'KEEP' | 'TODAY';
  priceByHand?: { pricePerNight: number; reason: string };
  reason?: string;
}

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

const MAX_ROOMS = 5;

export function planOf(store: Store, booking: Booking, change: Change, byDesk: boolean): Plan {
  const checkIn = change.checkInDate ?? booking.checkIn;
  const checkOut = change.checkOutDate ?? booking.checkOut;
  const kept = booking.lines.filter((line) => !change.removeLines?.includes(line.position));
  const unknown = (change.removeLines ?? []).some((one) => !hasLine(booking, one));
  if (unknown || kept.length === 0) throw invalid('removeLines', 'NO_SUCH_ROOM');
  for (const { position } of change.lines ?? []) {
    if (!hasLine(booking, position)) throw invalid('lines', 'NO_SUCH_ROOM');
  }
  const nights = nightsOf(checkIn, checkOut);
  const lines = kept.map((line) => changedLine(store, booking, line, change, nights, byDesk));
  for (const wish of change.addRooms ?? []) {
    const position = Math.max(...booking.lines.map((line) => line.position), -1) + 1 + lines.length;
    const room = roomWished(store, booking, wish, nights, lines, 'addRooms');
    lines.push({
      position,
      pinned: wish.roomId !== undefined,
      nights: roomNights(store, room, nights).map((one) => ({ ...one, roomId: room.id })),
    });
  }
  if (!byDesk && lines.length > MAX_ROOMS) throw invalid('addRooms', 'INVALID_FIELD');
  return {
    checkIn,
    checkOut,
    adults: change.adults ?? (fault('party-forgotten') ? 1 : booking.adults),
    children: change.children ?? booking.children,
    lines,
    ...sums(store, booking, lines),
    taken: lines.flatMap((line) => takenOf(store, booking, line)),
  };
}

const hasLine = ({ lines }: Booking, position: number) =>
  lines.some((line) => line.position === position);

/** Nights that stay keep what was agreed; new ones cost what they cost today. */
function changedLine(
  store: Store,
  booking: Booking,
  line: Line,
  change: Change,
  nights: string[],
  byDesk: boolean,
): Line {
  const wish = change.lines?.find(({ position }) => position === line.position);
  const target = wish && (wish.roomId ?? wish.typeId) !== undefined;
  const movable = nights.filter((night) => isMoved(booking, wish, night));
  const room = target ? roomWished(store, booking, wish, movable, [], 'lines') : undefined;
  const told = nights.map((night): BookedNight => {
    const before = line.nights.find((one) => one.night === night);
    const own = before?.roomId ?? nearestRoom(line, night);
    const roomId = room && movable.includes(night) ? room.id : own;
    if (before?.roomId === roomId && !fault('kept-nights-priced-anew')) return before;
    const today = nightIn(store, roomId, night);
    if (!before || before.roomId === roomId) return byHand(today, change);
    if (byDesk && change.price !== 'TODAY') return byHand({ ...before, roomId }, change);
    const usual = nightIn(store, before.roomId, night);
    return byHand(
      {
        night,
        roomId,
        price: Math.max(0, before.price + today.price - usual.price),
        originalPrice: Math.max(
          0,
          before.originalPrice + today.originalPrice - usual.originalPrice,
        ),
      },
      change,
    );
  });
  return {
    ...line,
    pinned: (fault('pin-unsaved') ? undefined : wish?.pinned) ?? line.pinned,
    nights: told,
  };
}

function isMoved(booking: Booking, wish: LineWish | undefined, night: string): boolean {
  if (booking.status === 'CHECKED_IN' && night < today()) return false;
  return night >= (wish?.from ?? '') && night < (wish?.to ?? '9999');
}

const nearestRoom = (line: Line, night: string) =>
  (night < line.nights[0]!.night ? line.nights[0]! : line.nights.at(-1)!).roomId;

function byHand(night: BookedNight, { priceByHand }: Change): BookedNight {
  if (!priceByHand) return night;
  return { ...night, price: priceByHand.pricePerNight, originalPrice: priceByHand.pricePerNight };
}

function nightIn(store: Store, roomId: number, night: string): BookedNight {
  const room = store.rooms.get(roomId);
  if (!room) return { night, roomId, price: 0, originalPrice: 0 };
  return { ...roomNights(store, room, [night])[0]!, roomId };
}

/** The room that is named, or a free one of the type: the one it has where that will do. */
function roomWished(
  store: Store,
  booking: Booking,
  { roomId, typeId }: RoomWish,
  nights: string[],
  others: Line[],
  field: string,
): Room {
  if ((roomId === undefined) === (typeId === undefined)) throw invalid(field, 'INVALID_FIELD');
  const used = new Set(others.flatMap((line) => line.nights.map((one) => one.roomId)));
  const all = store
    .roomsOf(booking.hotelId)
    .filter((room) => room.id === roomId || room.typeId === typeId);
  const isFreeFor = (room: Room) =>
    isOnSale(room) && nights.every((night) => !owner(store, booking, room.id, night));
  const own = booking.lines.flatMap((line) => line.nights.map((one) => one.roomId));
  const free = all.filter((room) => !used.has(room.id) && isFreeFor(room));
  const found = free.find((room) => own.includes(room.id)) ?? free[0] ?? all[0];
  if (!found) throw invalid(field, 'NO_SUCH_ROOM');
  return found;
}

function owner(store: Store, booking: Booking, roomId: number, night: string) {
  const one = store.nights.get(nightKey(roomId, night));
  return one === booking.id ? undefined : one;
}

function takenOf(store: Store, booking: Booking, { position, nights }: Line): Plan['taken'] {
  const byRoom = new Map<number, string[]>();
  for (const { roomId, night } of nights) {
    if (owner(store, booking, roomId, night) === undefined) continue;
    byRoom.set(roomId, [...(byRoom.get(roomId) ?? []), night]);
  }
  return [...byRoom].map(([roomId, taken]) => ({ position, roomId, nights: taken }));
}

function sums(store: Store, booking: Booking, lines: Line[]) {
  const all = lines.flatMap(({ nights }) => nights);
  const roomTotal = all.reduce((sum, one) => sum + one.originalPrice, 0);
  const automatic = roomTotal - all.reduce((sum, one) => sum + one.price, 0);
  const voucher =
    booking.byCode && !fault('code-lost-at-change')
      ? store.vouchers.get(booking.voucherId ?? 0)
      : undefined;
  const byCode = voucher ? takenOff(voucher, roomTotal) : 0;
  return { roomTotal, discount: Math.max(automatic, byCode) };
}

/** What would happen, in the contract's words. */
export function kindsOf(store: Store, booking: Booking, plan: Plan, change: Change): string[] {
  const before = nightsBetween(booking.checkIn, booking.checkOut);
  const after = nightsBetween(plan.checkIn, plan.checkOut);
  const typeOf = (roomId: number) => store.rooms.get(roomId)?.typeId;
  const pairs = plan.lines.map((line): [Line, Line | undefined] => [
    line,
    booking.lines.find(({ position }) => position === line.position),
  ]);
  const moves = pairs.flatMap(([line, old]) =>
    line.nights.map((one): [number, number | undefined] => [
      one.roomId,
      old &&
        (old.nights.find(({ night }) => night === one.night)?.roomId ??
          nearestRoom(old, one.night)),
    ]),
  );
  const moved = moves.filter(([now, then]) => then !== undefined && now !== then);
  const isOfType = ([now, then]: [number, number | undefined]) => typeOf(now) === typeOf(then!);
  const happens: [kind: string, does: boolean][] = [
    ['RESCHEDULED', before === after && plan.checkIn !== booking.checkIn],
    ['EXTENDED', after > before],
    ['SHORTENED', after < before],
    ['ROOM_CHANGED', moved.some(isOfType)],
    ['MOVED', moved.some((one) => !isOfType(one))],
    ['ROOMS_ADDED', pairs.some(([, old]) => !old)],
    [
      'ROOMS_REMOVED',
      booking.lines.some(({ position }) => !plan.lines.some((line) => line.position === position)),
    ],
    ['PARTY_CHANGED', plan.adults !== booking.adults || plan.children !== booking.children],
    ['REPRICED', change.priceByHand !== undefined],
    ['PINNED', pairs.some(([line, old]) => old && line.pinned !== old.pinned)],
  ];
  return happens.filter(([, does]) => does).map(([kind]) => kind);
}
