// How many people and rooms, by what is asked: the specification sets each limit by itself.

/** To look for, on the pages of travellers. */
export const MAX_ADULTS = 10;
export const MAX_CHILDREN = 5;
/** To choose from beside one room. */
export const MAX_CHILDREN_OF_ORDER = 3;
/** To book; other clients may ask for more than these pages do. */
export const MAX_CHILDREN_OF_BOOKING = 10;
/** To write down at a hotel's desk. */
export const MAX_PEOPLE_AT_DESK = 100;
/** To say of a room that it takes. */
export const MAX_ADULTS_OF_ROOM = 10;
export const MAX_CHILDREN_OF_ROOM = 6;

export const MAX_ROOMS_PER_BOOKING = 5;

export interface Party {
  adults: number;
  children: number;
}

export type RoomPlaces = { numberOfAdults: number; numberOfChildren: number; capacity: number };

/**
 * Whether rooms together hold a party: their adult places take every adult, and their capacities take
 * everybody. A child may use a spare adult place, an adult never a child's; so `numberOfChildren`
 * describes a room, and `capacity` is what limits it.
 */
export function holdsParty(rooms: readonly RoomPlaces[], party: Party): boolean {
  const adultPlaces = rooms.reduce((sum, room) => sum + room.numberOfAdults, 0);
  const places = rooms.reduce((sum, room) => sum + room.capacity, 0);
  return adultPlaces >= party.adults && places >= party.adults + party.children;
}

/** The places of so many of the rooms at most, as of one: no choice among them has more. */
export function roomiest(rooms: readonly RoomPlaces[], count: number): RoomPlaces {
  const most = (of: keyof RoomPlaces) =>
    rooms
      .map((room) => room[of])
      .toSorted((a, b) => b - a)
      .slice(0, Math.max(0, count))
      .reduce((sum, places) => sum + places, 0);
  return {
    numberOfAdults: most('numberOfAdults'),
    numberOfChildren: most('numberOfChildren'),
    capacity: most('capacity'),
  };
}
