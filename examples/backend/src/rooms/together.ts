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
