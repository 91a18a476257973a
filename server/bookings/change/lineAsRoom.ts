import type { CalendarRoom, NightRun } from '../../../domain/prices/freeNights';
import { nightPrices, type TypePrices } from '../../../domain/prices/nightPrices';
import type { RoomKind } from '../../../domain/prices/wantedRooms';
import type { Restrictions } from '../../../domain/prices/seasons';
import { addDays, nightsBetween, oneNight, type Day } from '../../../domain/stays/stay';
import type { LineNight } from './types';

interface Nights {
  first: Day;
  length: number;
}

interface RoomDates extends CalendarRoom {
  prices: TypePrices;
  restrictions: ReadonlyMap<Day, Restrictions>;
}

/**
 * A line that stays as it is: its own nights where they are, those before them in its first room, those after them in its
 * last. So it needs one room, whatever number of them it has.
 */
export function lineAsRoom(
  own: readonly LineNight[],
  roomOf: (roomId: number) => RoomDates,
  { first, length }: Nights,
): RoomKind {
  const nights = Array.from({ length: length + 1 }, (_, place) => addDays(first, place));
  const ofNights = new Map(own.map(({ night, roomId }) => [night, roomOf(roomId)]));
  const [before, after] = [own[0]!, own.at(-1)!];
  const roomAt = (night: Day) =>
    ofNights.get(night) ?? roomOf((night < before.night ? before : after).roomId);
  const dated = nights.map((night) => ({ night, room: roomAt(night) }));
  const prices = dated.map(({ night, room }): [Day, number] => {
    const [only] = nightPrices(room.price, room.prices, oneNight(night), null);
    return [night, only!.price];
  });
  const restrictions = dated.flatMap(({ night, room }): [Day, Restrictions][] => {
    const said = room.restrictions.get(night);
    return said ? [[night, said]] : [];
  });
  return {
    most: 1,
    rooms: [{ price: 0, taken: takenAround(own, roomOf, first) }],
    prices: { base: 0, week: null, dates: new Map(prices) },
    restrictions: new Map(restrictions),
  };
}

/** Nights that it cannot have beside its own. */
export function takenAround(
  own: readonly LineNight[],
  roomOf: (roomId: number) => CalendarRoom,
  first: Day,
): NightRun[] {
  const [before, after] = [own[0]!, own.at(-1)!];
  const [from, to] = [nightsBetween(first, before.night), nightsBetween(first, after.night) + 1];
  return [
    ...roomOf(before.roomId).taken.map(([a, b]): NightRun => [a, Math.min(b, from)]),
    ...roomOf(after.roomId).taken.map(([a, b]): NightRun => [Math.max(a, to), b]),
  ].filter(([a, b]) => a < b);
}
