import { holdsOccupants, partyOf, type Occupants } from '../../domain/stays/occupants';
import { invalid } from '../http/errors';
import type { Wish } from './offer';
import type { PricedRoom } from './pricing';
import type { BookedRoom } from './write.queries';

/** Who sleeps where, by the ids that the rooms were asked for by; empty where nobody said. */
export type OccupantsOfRooms = ReadonlyMap<number, Occupants>;

/** @throws ApiError 422, of the field, when it is not said of every room, a room takes fewer, or the sum is another */
export function withOccupants(
  { rooms }: { rooms: readonly (PricedRoom & { askedId: number })[] },
  occupants: OccupantsOfRooms,
  { adults = 1, children = 0 }: Pick<Wish, 'adults' | 'children'>,
  field: 'rooms' | 'occupants' = 'rooms',
): BookedRoom[] {
  if (occupants.size === 0) return [...rooms];
  const slept = rooms.map((room) => ({ ...room, occupants: occupants.get(room.askedId) }));
  if (slept.some(isOverfull)) throw invalid({ [field]: 'occupantsTooMany' });
  const sum = partyOf([...occupants.values()]);
  const isSaidOfEach = occupants.size === rooms.length && slept.every((room) => room.occupants);
  if (!isSaidOfEach || sum.adults !== adults || sum.children !== children) {
    throw invalid({ [field]: 'occupantsSum' });
  }
  return slept;
}

function isOverfull({ occupants, ...room }: BookedRoom): boolean {
  if (!occupants) return false;
  const places = {
    numberOfAdults: room.adults,
    numberOfChildren: room.children,
    capacity: room.capacity,
  };
  const people = { adults: occupants.adults, children: occupants.childAges.length };
  return !holdsOccupants(places, people);
}
