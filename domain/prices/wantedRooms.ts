import { holdsParty, MAX_ROOMS_PER_BOOKING, type Party, type RoomPlaces } from '../stays/party';
import { cheapestRooms } from '../stays/roomSets';
import type { Day } from '../stays/stay';
import type { CalendarRoom } from './freeNights';
import type { TypePrices } from './nightPrices';
import type { Restrictions } from './seasons';

/** What is said of the dates of a type. */
interface TypeDates {
  prices: TypePrices;
  restrictions: ReadonlyMap<Day, Restrictions>;
}

/** Rooms of one type. */
export interface CalendarType extends TypeDates {
  rooms: readonly (CalendarRoom & RoomPlaces)[];
}

/** Rooms of one type that are alike for who wants them. */
export interface RoomKind extends TypeDates {
  rooms: readonly CalendarRoom[];
  /** So many are needed, or of use: it is not told of more. */
  most: number;
}

/** Which rooms somebody needs, of kinds of which so many are free. */
export interface WantedRooms {
  kinds: readonly RoomKind[];
  /** @param free how many rooms of each kind */
  isEnough: (free: readonly number[]) => boolean;
  /**
   * What those are that are taken, and how many; null where there are not enough.
   *
   * @param free what the free rooms of each kind cost, in whole dong
   */
  cheapest: (free: readonly (readonly number[])[]) => { price: number; rooms: number } | null;
}

/** One room that holds the party or, where none is free, as few as hold it together. */
export function roomsForParty(types: readonly CalendarType[], party: Party): WantedRooms {
  const kinds = types.flatMap((type) => kindsOf(type, party));
  const isAlone = kinds.map(({ most }) => most === 1);
  const known = new Map<string, boolean>();
  const holdTogether = (free: readonly number[]) => {
    const key = free.join();
    let holds = known.get(key);
    if (holds === undefined) {
      const rooms = kinds.flatMap(({ places }, i) => Array<RoomPlaces>(free[i]!).fill(places));
      holds =
        cheapestRooms(
          rooms.map((room) => ({ ...room, price: 0 })),
          party,
        ) !== null;
      known.set(key, holds);
    }
    return holds;
  };
  return {
    kinds,
    isEnough: (free) => free.some((count, i) => count > 0 && isAlone[i]) || holdTogether(free),
    cheapest: (free) => {
      const rooms = kinds.flatMap(({ places }, i) =>
        free[i]!.map((price) => ({ ...places, price })),
      );
      const found = cheapestRooms(rooms, party);
      return found && { price: found.price, rooms: found.rooms.length };
    },
  };
}

/** Rooms of a type that hold the same. */
function kindsOf(
  { rooms, ...dates }: CalendarType,
  party: Party,
): (RoomKind & { places: RoomPlaces })[] {
  const alike = new Map<string, (CalendarRoom & RoomPlaces)[]>();
  for (const room of rooms) {
    const holds = `${room.numberOfAdults} ${room.capacity}`;
    alike.set(holds, [...(alike.get(holds) ?? []), room]);
  }
  return [...alike.values()].map((some) => {
    const { numberOfAdults, numberOfChildren, capacity } = some[0]!;
    const places = { numberOfAdults, numberOfChildren, capacity };
    const most = holdsParty([places], party) ? 1 : MAX_ROOMS_PER_BOOKING;
    return { ...dates, rooms: some, places, most };
  });
}

/** As many of each kind as it says. */
export function allOfKinds(kinds: readonly RoomKind[]): WantedRooms {
  const isEnough = (free: readonly number[]) =>
    kinds.every(({ most: needed }, i) => free[i]! >= needed);
  return {
    kinds,
    isEnough,
    cheapest: (free) => {
      if (!isEnough(free.map(({ length }) => length))) return null;
      const prices = kinds.flatMap(({ most: needed }, i) => free[i]!.slice(0, needed));
      return { price: prices.reduce((sum, price) => sum + price, 0), rooms: prices.length };
    },
  };
}
