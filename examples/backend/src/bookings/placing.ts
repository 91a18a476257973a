import { nightsOf, today } from '../days';
import { fault } from '../faults';
import { invalid } from '../http/problem';
import { nightKey } from '../prices/nightPrices';
import { isOnSale } from '../rooms/availability';
import type { BookedNight, Booking, Line, Room, Store } from '../store';
import type { Change, LineWish } from './wish';

/** A line with the room of each of its nights after a change; none where it is given back. */
export interface Placed {
  position: number;
  before: BookedNight[];
  after: RoomNight[];
  wish: LineWish;
}

interface RoomNight {
  night: string;
  roomId: number;
}

interface Asked {
  position: number;
  nights: BookedNight[];
  pinned: boolean;
  wish: LineWish;
}

interface Stay {
  checkIn: string;
  checkOut: string;
}

/** Who asks for which stay of which booking. */
interface Case {
  store: Store;
  booking: Booking;
  stay: Stay;
  byDesk: boolean;
}

/** Nights that stay keep their room unless another is wished for, new ones get the room beside them. */
export function placeLines(of: Case, change: Change): Placed[] {
  const { lines } = of.booking;
  checkWishes(of, change);
  const highest = Math.max(-1, ...lines.map(({ position }) => position));
  const next = fault('added-line-reuses-number') ? lines.length : 1 + highest;
  const kept = lines
    .filter(({ position }) => !change.removeLines?.includes(position))
    .map((line): Asked => ({ ...line, wish: wishOf(line, change) }));
  const added = (change.addRooms ?? []).map((wish, i): Asked => {
    const position = next + i;
    return { position, pinned: false, nights: [], wish: { ...wish, position } };
  });
  const used = new Set<string>();
  const place = (asked: Asked): Placed => {
    const { position, nights: before, wish } = asked;
    const after = nightsIn(of, asked, roomWished(of, asked, used));
    for (const { roomId, night } of after) used.add(nightKey(roomId, night));
    return { position, before, after, wish };
  };
  // What is named, or kept by the desk, is not given to a line that takes any room; nor is one that its own line keeps.
  const all = [...kept, ...added];
  const named = all.filter((asked) => !takesAny(asked)).map(place);
  const any = all.filter(takesAny);
  const isKeeping = new Set(any.filter((asked) => keepsOwn(of, asked, used)));
  const own = any.filter((asked) => isKeeping.has(asked)).map(place);
  const others = any.filter((asked) => !isKeeping.has(asked)).map(place);
  return [...named, ...own, ...others].sort((a, b) => a.position - b.position);
}

const wishOf = ({ position }: Line, { lines = [] }: Change): LineWish =>
  lines.find((one) => one.position === position) ?? { position };

function checkWishes({ booking, stay }: Case, change: Change): void {
  const { lines: wishes = [], addRooms = [], removeLines = [] } = change;
  const known = new Set(booking.lines.map(({ position }) => position));
  const named = wishes.map(({ position }) => position);
  if (named.some((one) => !known.has(one))) throw invalid('lines', 'NO_SUCH_ROOM');
  if (new Set(named).size < named.length) throw invalid('lines', 'INVALID_FIELD');
  if (wishes.some((wish) => !isInStay(wish, stay))) throw invalid('lines', 'INVALID_FIELD');
  if (removeLines.some((one) => !known.has(one))) throw invalid('removeLines', 'NO_SUCH_ROOM');
  if (removeLines.length === known.size && addRooms.length === 0) {
    throw invalid('removeLines', 'NO_SUCH_ROOM');
  }
  if (addRooms.some(({ roomId, typeId }) => roomId === undefined && typeId === undefined)) {
    throw invalid('addRooms', 'INVALID_FIELD');
  }
  if (stay.checkIn >= today()) return;
  if (addRooms.length > 0) throw invalid('addRooms', 'INVALID_FIELD');
  if (removeLines.length > 0) throw invalid('removeLines', 'INVALID_FIELD');
}

const isInStay = ({ from, to }: LineWish, { checkIn, checkOut }: Stay) =>
  (from ?? checkIn) >= checkIn &&
  (to ?? checkOut) <= checkOut &&
  (from ?? checkIn) < (to ?? checkOut);

const takesAny = ({ pinned, wish }: Asked) =>
  wish.typeId !== undefined && wish.roomId === undefined && !isPinned(pinned);

const isPinned = (pinned: boolean) => pinned && !fault('pin-moved-by-type');

/** Whether a wish is about that night: what was slept stays. */
function isMoved({ booking, stay }: Case, { wish }: Asked, night: string): boolean {
  const first = booking.status === 'CHECKED_IN' ? booking.checkIn : stay.checkIn;
  const firstFree = first > today() ? first : today();
  const to = fault('split-to-the-end') ? stay.checkOut : (wish.to ?? stay.checkOut);
  return night >= firstFree && night >= (wish.from ?? '') && night < to;
}

function nightsIn(of: Case, asked: Asked, roomId: number | undefined): RoomNight[] {
  const { nights } = asked;
  const [first, last] = [nights[0]?.roomId ?? roomId, nights.at(-1)?.roomId ?? roomId];
  return nightsOf(of.stay.checkIn, of.stay.checkOut).map((night) => {
    const isBefore = nights.length > 0 && night < nights[0]!.night;
    const own = nights.find((one) => one.night === night)?.roomId ?? (isBefore ? first : last);
    return { night, roomId: (isMoved(of, asked, night) ? (roomId ?? own) : own) ?? 0 };
  });
}

function lastRoom({ store }: Case, { nights }: Asked): Room | undefined {
  return store.rooms.get(nights.at(-1)?.roomId ?? 0);
}

const isOfType = (of: Case, asked: Asked) => lastRoom(of, asked)?.typeId === asked.wish.typeId;

/** A guest's room gives way only where it is not free; the desk's, once it is pinned, only to one that is named. */
function stays(of: Case, asked: Asked, used: Set<string>): boolean {
  if (isPinned(asked.pinned)) return true;
  if (of.byDesk || !isOfType(of, asked)) return false;
  return nightsIn(of, asked, undefined).every((one) => {
    if (used.has(nightKey(one.roomId, one.night))) return false;
    const isOwn = asked.nights.some(
      ({ night, roomId }) => night === one.night && roomId === one.roomId,
    );
    return isOwn || isToBeHad(of, one);
  });
}

function keepsOwn(of: Case, asked: Asked, used: Set<string>): boolean {
  const last = lastRoom(of, asked);
  return stays(of, asked, used) || (isOfType(of, asked) && isFreeFor(of, asked, last!, used));
}

function isToBeHad({ store, booking }: Case, { roomId, night }: RoomNight): boolean {
  const room = store.rooms.get(roomId);
  const owner = store.nights.get(nightKey(roomId, night));
  return room !== undefined && isOnSale(room) && (owner === undefined || owner === booking.id);
}

function isFreeFor(of: Case, asked: Asked, room: Room, used: Set<string>): boolean {
  const nights = nightsIn(of, asked, room.id).filter(({ night }) => isMoved(of, asked, night));
  return (
    isOnSale(room) &&
    nights.every((one) => !used.has(nightKey(one.roomId, one.night)) && isToBeHad(of, one))
  );
}

/** The room that is named, or of the type: its own where that is free, or the cheapest that is; else who is in the way is told. */
function roomWished(of: Case, asked: Asked, used: Set<string>): number | undefined {
  const { store, booking } = of;
  const { roomId, typeId } = asked.wish;
  if (roomId !== undefined) {
    const room = store.rooms.get(roomId);
    const isHeld = booking.lines.some(({ nights }) => nights.some((one) => one.roomId === roomId));
    const isElsewhere = room?.hotelId !== booking.hotelId;
    if (isElsewhere && !isHeld && !(room && fault('moved-to-other-hotel')))
      throw invalid('lines', 'NO_SUCH_ROOM');
    return roomId;
  }
  if (typeId === undefined || stays(of, asked, used)) return undefined;
  const last = lastRoom(of, asked);
  if (last?.typeId === typeId && isFreeFor(of, asked, last, used)) return last.id;
  const turn = fault('highest-number-given') ? -1 : 1;
  const ofType = store
    .roomsOf(booking.hotelId)
    .filter((room) => room.typeId === typeId)
    .sort((a, b) => a.difference - b.difference || turn * byNumber(a, b));
  const found = ofType.find((room) => isFreeFor(of, asked, room, used)) ?? ofType[0];
  if (!found) throw invalid('lines', 'NO_SUCH_ROOM');
  return found.id;
}

export function byNumber(a: Room, b: Room): number {
  return a.roomNumber.length - b.roomNumber.length || (a.roomNumber < b.roomNumber ? -1 : 1);
}
