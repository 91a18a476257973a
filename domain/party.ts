/** How many may be looked for and booked in one go. */
export const MAX_ADULTS = 10;
export const MAX_CHILDREN = 5;

type RoomPlaces = { numberOfAdults: number; numberOfChildren: number; capacity: number };

/**
 * Whether rooms together hold a party: their adult places take every adult, and their capacities take
 * everybody. A child may use a spare adult place, an adult never a child's; so `numberOfChildren`
 * describes a room, and `capacity` is what limits it.
 */
export function holdsParty(
  rooms: readonly RoomPlaces[],
  party: { adults: number; children: number },
): boolean {
  const adultPlaces = rooms.reduce((sum, room) => sum + room.numberOfAdults, 0);
  const places = rooms.reduce((sum, room) => sum + room.capacity, 0);
  return adultPlaces >= party.adults && places >= party.adults + party.children;
}
