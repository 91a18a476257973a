import type { Party, RoomPlaces } from './party';

/** Who sleeps in a room. */
export interface Occupants {
  adults: number;
  /** One for each child, in whole years; null where it was not said. */
  childAges: (number | null)[];
}

/** Guests of one year more are adults, as searches count them. */
export const MAX_CHILD_AGE = 10;

/** Whether a room takes these: see `holdsParty`. */
export function holdsOccupants(room: RoomPlaces, { adults, children }: Party): boolean {
  return adults <= adultPlaces(room) && adults + children <= room.capacity;
}

export function partyOf(rooms: readonly Occupants[]): Party {
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.reduce((sum, { childAges }) => sum + childAges.length, 0),
  };
}

/**
 * Who sleeps where as long as nobody says: as many rooms as possible get an adult, the rest is spread evenly,
 * and a child is with an adult wherever that can be.
 *
 * @returns one for each room, in their order; null where the rooms do not hold the party
 */
export function splitParty(rooms: readonly RoomPlaces[], { adults, children }: Party) {
  const split = rooms.map(() => ({ adults: 0, children: 0 }));
  const places = rooms.map((room, place) => ({ room, in: split[place]! }));
  const chosen = places
    .filter(({ room }) => adultPlaces(room) > 0)
    .sort((a, b) => b.room.capacity - a.room.capacity)
    .slice(0, adults);
  for (const { in: room } of chosen) room.adults = 1;
  const withAdults = places.filter(({ in: room }) => room.adults > 0);
  for (let left = adults - chosen.length; left > 0; left -= 1) {
    const next = roomiest(withAdults.filter((one) => one.in.adults < adultPlaces(one.room)));
    if (!next) return null;
    next.adults += 1;
  }
  for (let left = children; left > 0; left -= 1) {
    const free = places.filter((one) => freeIn(one) > 0);
    const next = roomiest(free.filter((one) => one.in.adults > 0)) ?? roomiest(free);
    if (!next) return null;
    next.children += 1;
  }
  return split;
}

interface Place {
  room: RoomPlaces;
  in: Party;
}

const adultPlaces = ({ numberOfAdults, capacity }: RoomPlaces) =>
  Math.min(numberOfAdults, capacity);

const freeIn = ({ room, in: { adults, children } }: Place) => room.capacity - adults - children;

function roomiest(places: readonly Place[]): Party | undefined {
  return [...places].sort((a, b) => freeIn(b) - freeIn(a))[0]?.in;
}
