import type { Room, Store } from '../store';
import { fieldsOf, holds, together, type Party } from './rooms';

const MAX_ROOMS = 5;

/** The fewest of these rooms that hold a party: the first alone, or else the largest together. None if none do. */
export function bestRooms(store: Store, rooms: Room[], party: Party): Room[] {
  const alone = rooms.find((room) => holds(fieldsOf(store, room), party));
  if (alone) return [alone];
  const largest = [...rooms].sort(
    (a, b) => fieldsOf(store, b).capacity - fieldsOf(store, a).capacity || a.id - b.id,
  );
  for (let count = 2; count <= Math.min(MAX_ROOMS, rooms.length); count += 1) {
    const some = largest.slice(0, count);
    if (holds(together(some.map((room) => fieldsOf(store, room))), party)) return some;
  }
  return [];
}

/** The same, and of as few rooms those that come first: they are given by what they cost. */
export function cheapestRooms(
  store: Store,
  byPrice: Room[],
  party: Party,
  costOf: (room: Room) => number,
): Room[] {
  const { length } = bestRooms(store, byPrice, party);
  let best: { rooms: Room[]; cost: number } | undefined;
  const add = (some: Room[], from: number, cost: number): void => {
    if (best && cost >= best.cost) return;
    if (some.length === length) {
      const isEnough = holds(together(some.map((room) => fieldsOf(store, room))), party);
      if (isEnough) best = { rooms: some, cost };
      return;
    }
    for (const [i, room] of byPrice.entries()) {
      if (i >= from) add([...some, room], i + 1, cost + costOf(room));
    }
  };
  if (length > 0) add([], 0, 0);
  return best?.rooms ?? [];
}
