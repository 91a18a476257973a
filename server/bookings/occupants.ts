import { holdsOccupants, partyOf, type Occupants } from '../../domain/stays/occupants';
import { invalid } from '../http/errors';
import type { Wish } from './offer';
import type { PricedRoom } from './pricing';
import type { BookedRoom } from './write.queries';

/** Who sleeps where, by the ids that the rooms were asked for by; empty where nobody said. */
export type OccupantsOfRooms = ReadonlyMap<number, Occupants>;

/** @throws ApiError 422 when it is not said of every room, a room takes fewer, or the sum is another */
export function withOccupants(
  { rooms }: { rooms: readonly (PricedRoom & { askedId: number })[] },
  occupants: OccupantsOfRooms,
  { adults = 1, children = 0 }: Pick<Wish, 'adults' | 'children'>,
): BookedRoom[] {
  if (occupants.size === 0) return [...rooms];
  const slept = rooms.map((room) => ({ ...room, occupants: occupants.get(room.askedId) }));
  for (const room of slept) refuseOverfull(room);
  const sum = partyOf([...occupants.values()]);
  const isWhole = occupants.size === rooms.length;
  if (!isWhole || sum.adults !== adults || sum.children !== children) {
    throw invalid({ rooms: 'occupantsSum' });
  }
  return slept;
}

function refuseOverfull({ occupants, ...room }: BookedRoom): void {
  if (!occupants) return;
  const places = {
    numberOfAdults: room.adults,
    numberOfChildren: room.children,
    capacity: room.capacity,
  };
  const people = { adults: occupants.adults, children: occupants.childAges.length };
  if (!holdsOccupants(places, people)) throw invalid({ rooms: 'occupantsTooMany' });
}
