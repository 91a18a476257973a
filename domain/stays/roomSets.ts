import { MAX_ROOMS_PER_BOOKING, type Party, type RoomPlaces } from './party';

/** Of a room whom it holds, and what it costs. */
type Priced = Pick<RoomPlaces, 'numberOfAdults' | 'capacity'> & { price: number };

/** Rooms that are taken together. */
interface RoomSet<R> {
  price: number;
  rooms: readonly R[];
}

/**
 * Rooms that hold a party together, as `holdsParty` counts: as few as can be, of those the cheapest, and at
 * most as many as one booking takes; null where these do not hold it.
 */
export function cheapestRooms<R extends Priced>(
  rooms: readonly R[],
  party: Party,
): RoomSet<R> | null {
  const [all, plus] = placesFor(party);
  // By how many rooms, and by what these hold of the party.
  const sets = Array.from(
    { length: MAX_ROOMS_PER_BOOKING + 1 },
    () => new Map<number, RoomSet<R>>(),
  );
  sets[0]!.set(0, { price: 0, rooms: [] });
  for (const room of usefulRooms(rooms, party)) {
    // From many to few, so that no set has the room twice.
    for (let count = MAX_ROOMS_PER_BOOKING; count > 0; count -= 1) {
      for (const [held, set] of sets[count - 1]!) {
        const [places, price] = [plus(held, room), set.price + room.price];
        const known = sets[count]!.get(places);
        if (known && known.price <= price) continue;
        sets[count]!.set(places, { price, rooms: [...set.rooms, room] });
      }
    }
  }
  return sets.find((ofCount, count) => count > 0 && ofCount.has(all))?.get(all) ?? null;
}

/** Adults' places and all places as one number, none counted beyond the party: that of all, and how to add. */
function placesFor({ adults, children }: Party) {
  const people = adults + children;
  const asOne = (a: number, p: number) => Math.min(adults, a) * (people + 1) + Math.min(people, p);
  const plus = (held: number, { numberOfAdults, capacity }: Priced) =>
    asOne(Math.floor(held / (people + 1)) + numberOfAdults, (held % (people + 1)) + capacity);
  return [asOne(adults, people), plus] as const;
}

/** All but those beside which there are enough that hold no less and cost no more. */
function usefulRooms<R extends Priced>(rooms: readonly R[], { adults, children }: Party): R[] {
  const useful: { room: R; a: number; p: number }[] = [];
  const all = rooms.map((room) => ({
    room,
    a: Math.min(adults, room.numberOfAdults),
    p: Math.min(adults + children, room.capacity),
  }));
  all.sort((x, y) => x.room.price - y.room.price || y.p - x.p || y.a - x.a);
  for (const one of all) {
    const better = useful.filter(({ a, p }) => a >= one.a && p >= one.p);
    if (better.length < MAX_ROOMS_PER_BOOKING) useful.push(one);
  }
  return useful.map(({ room }) => room);
}
