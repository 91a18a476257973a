import { addDays, eachNight, vietnamToday, type Day, type Stay } from '../../../domain/stays/stay';
import { invalid } from '../../http/errors';
import type { Schemas } from '../../http/operations';
import {
  nightKey,
  type CandidateRoom,
  type ChangeState,
  type ChangeWish,
  type Line,
  type LineNight,
} from './types';

type RoomWish = Schemas['PartnerLineChange'];

/** A line with the room of each of its nights afterwards. */
export interface PlacedLine {
  position: number;
  pinned: boolean;
  before: readonly LineNight[];
  after: readonly { night: Day; roomId: number }[];
}

/**
 * Says in which room each line spends each night. Nights that stay keep their room unless another is wished for, new ones
 * get the room next to them. Rooms that are named come first, then any free ones of types.
 *
 * @throws ApiError 422 for lines, rooms or nights that do not exist, and other numbers of rooms once a night is over
 */
export function placeRooms(
  { booking, lines, rooms, taken }: ChangeState,
  wish: ChangeWish,
  { stay, now }: { stay: Stay; now: Date },
): PlacedLine[] {
  const today = vietnamToday(now);
  const wishes = new Map(wish.lines.map((line) => [line.position, line]));
  refuseUnknown(lines, wish);
  if (wish.lines.some((line) => !isInStay(line, stay))) throw invalid({ lines: 'nightsOutside' });
  if (stay.checkIn < today) refuseOtherRooms(wish);
  const next = 1 + Math.max(-1, ...lines.map(({ position }) => position));
  const added = wish.addRooms.map((room, i): [Line, RoomWish] => {
    const line = { position: next + i, pinned: false, nights: [] };
    return [line, { ...room, position: line.position }];
  });
  const kept = lines
    .filter(({ position }) => !wish.removeLines.includes(position))
    .map((line): [Line, RoomWish] => [line, wishes.get(line.position) ?? line]);
  const used = new Set<string>();
  const firstFree = maxDay(today, booking.status === 'CHECKED_IN' ? booking.checkIn : stay.checkIn);

  const lookAt = ([line, wanted]: [Line, RoomWish]) => {
    const from = maxDay(wanted.from ?? firstFree, firstFree);
    const inPlace = { stay, from, to: wanted.to ?? stay.checkOut };
    const free = (room: CandidateRoom) =>
      room.onSale &&
      placed(line, room.id, inPlace).every(({ night, roomId }) => {
        const key = nightKey(roomId, night);
        return !isWithin(night, inPlace) || !(taken.has(key) || used.has(key));
      });
    const hasOther = (room: CandidateRoom) =>
      placed(line, room.id, inPlace).some(
        ({ night, roomId }) => isWithin(night, inPlace) && used.has(nightKey(roomId, night)),
      );
    const isFree = (night: LineRoom) =>
      isFreeFor(line, night, { rooms, taken }) && !used.has(nightKey(night.roomId, night.night));
    const last = rooms.get(line.nights.at(-1)?.roomId ?? 0);
    const isOfType = last !== undefined && last.typeId === wanted.typeId;
    // A guest's room gives way to another only where it is not free. So it is with all that the line is in.
    const stays =
      line.pinned ||
      (wish.by === 'guest' && isOfType && placed(line, undefined, inPlace).every(isFree));
    const keepsOwn = stays || (isOfType && free(last));
    return { inPlace, free, hasOther, stays, keepsOwn };
  };
  const place = (asked: [Line, RoomWish]): PlacedLine => {
    const [line, wanted] = asked;
    const { position, nights: before } = line;
    const { inPlace, free, hasOther, stays } = lookAt(asked);
    const ofType = { rooms, free, hasOther };
    const roomId = wanted.roomId ?? (stays ? undefined : roomOfType(line, wanted.typeId, ofType));
    if (roomId !== undefined && !rooms.has(roomId)) throw invalid({ lines: 'roomGone' });
    const after = placed(line, roomId, inPlace);
    after.forEach(({ night, roomId: room }) => used.add(nightKey(room, night)));
    return { position, pinned: wanted.pinned ?? line.pinned, before, after };
  };
  // What is asked for by name, or kept by the desk, is not given to somebody who takes any.
  const all = [...kept, ...added];
  const [any, named] = [true, false].map((isAny) =>
    all.filter(
      ([{ pinned }, { typeId, roomId }]) => (typeId !== undefined && !roomId && !pinned) === isAny,
    ),
  );
  const removed = lines
    .filter(({ position }) => wish.removeLines.includes(position))
    .map(({ nights, ...line }) => ({ ...line, before: nights, after: [] }));
  const placedByName = named!.map(place);
  // Nor is a room that its own line can keep.
  const [own, others] = [true, false].map((keeps) =>
    any!.filter((asked) => lookAt(asked).keepsOwn === keeps),
  );
  const result = [...placedByName, ...own!.map(place), ...others!.map(place), ...removed];
  return result.sort((a, b) => a.position - b.position);
}

type LineRoom = PlacedLine['after'][number];

/** Whether nobody else has the night; the line's own stays its own in a room that is not on sale, too. */
function isFreeFor(
  { nights }: Line,
  { night, roomId }: LineRoom,
  { rooms, taken }: Pick<ChangeState, 'rooms' | 'taken'>,
): boolean {
  if (nights.some((own) => own.night === night && own.roomId === roomId)) return true;
  return !taken.has(nightKey(roomId, night)) && (rooms.get(roomId)?.onSale ?? false);
}

function refuseUnknown(
  lines: readonly Line[],
  { lines: wishes, removeLines, addRooms }: ChangeWish,
) {
  const known = new Set(lines.map(({ position }) => position));
  const isUnknown = (position: number) => !known.has(position);
  if (wishes.some(({ position }) => isUnknown(position))) throw invalid({ lines: 'roomGone' });
  if (removeLines.some(isUnknown)) throw invalid({ removeLines: 'roomGone' });
  const twice = new Set(wishes.map(({ position }) => position)).size < wishes.length;
  if (twice) throw invalid({ lines: 'uniqueItems' });
  if (addRooms.some(({ roomId, typeId }) => roomId === undefined && typeId === undefined)) {
    throw invalid({ addRooms: 'required' });
  }
  if (removeLines.length === lines.length && addRooms.length === 0) {
    throw invalid({ removeLines: 'minItems' });
  }
}

/** A room that is added would owe nights that are over, and one that is removed would take back slept ones. */
function refuseOtherRooms({ addRooms, removeLines }: ChangeWish) {
  if (addRooms.length > 0) throw invalid({ addRooms: 'stayBegun' });
  if (removeLines.length > 0) throw invalid({ removeLines: 'roomSlept' });
}

const isInStay = ({ from, to }: RoomWish, { checkIn, checkOut }: Stay) =>
  (from ?? checkIn) >= checkIn &&
  (to ?? checkOut) <= checkOut &&
  (from ?? checkIn) < (to ?? checkOut);

const isWithin = (night: Day, { from, to }: { from: Day; to: Day }) => from <= night && night < to;

/** The nights of a line: those from `from` up to, and without, `to` in the wished-for room, if there is one. */
function placed(
  { nights }: Line,
  roomId: number | undefined,
  { stay, ...wished }: { stay: Stay; from: Day; to: Day },
): { night: Day; roomId: number }[] {
  const before = new Map(nights.map((night) => [night.night, night.roomId]));
  const first = nights[0]?.roomId ?? roomId;
  const last = nights.at(-1)?.roomId ?? roomId;
  return eachNight(stay).map((night) => {
    const beside = nights.length > 0 && night < nights[0]!.night ? first : last;
    const own = before.get(night) ?? beside;
    return { night, roomId: (isWithin(night, wished) ? (roomId ?? own) : own) ?? 0 };
  });
}

interface RoomsOfType {
  rooms: ChangeState['rooms'];
  free: (room: CandidateRoom) => boolean;
  /** Another line of the booking is in it. */
  hasOther: (room: CandidateRoom) => boolean;
}

/**
 * The line's own room where that is of the type and free, else the first that is. One that nobody can have, where there is
 * none, so that it can be said who is in the way.
 *
 * @throws ApiError 422 where the booking itself has all that there are
 */
function roomOfType(
  { nights }: Line,
  typeId: number | undefined,
  { rooms, free, hasOther }: RoomsOfType,
): number | undefined {
  if (typeId === undefined) return undefined;
  const own = rooms.get(nights.at(-1)?.roomId ?? 0);
  if (own?.typeId === typeId && free(own)) return own.id;
  const ofType = [...rooms.values()].filter((room) => room.typeId === typeId);
  if (ofType.length > 0 && ofType.every(hasOther)) throw invalid({ lines: 'typeFull' });
  return (ofType.find(free) ?? ofType.find((room) => !hasOther(room)) ?? { id: 0 }).id;
}

export const maxDay = (a: Day, b: Day): Day => (a > b ? a : b);

/** The nights between two lists, for the first and last of them. */
export function spanOf(...stays: readonly Stay[]): Stay {
  const days = stays.flatMap(({ checkIn, checkOut }) => [checkIn, checkOut]).sort();
  return { checkIn: days[0]!, checkOut: days.at(-1) ?? addDays(days[0]!, 1) };
}
