import { cheapestRooms } from '../../../domain/stays/roomSets';
import type { StayWish } from '../../../domain/stays/stayWish';
import type { Room } from '../../api';

type Rooms = readonly Room[] | null | undefined;

/** The cheapest room that can be booked; undefined without one. */
function cheapestRoom(rooms: Rooms): Room | undefined {
  return (rooms ?? [])
    .filter(({ price, onSale }) => Number.isFinite(price) && onSale !== false)
    .reduce<Room | undefined>(
      (best, room) => (best && best.price <= room.price ? best : room),
      undefined,
    );
}

/** The cheapest of the fewest free rooms, in the bed that is wanted, that hold the party together. */
export function roomsTogether(free: Rooms, criteria: StayWish): readonly Room[] | null {
  const ofBed = (free ?? []).filter(
    ({ bedType }) => !criteria.bedType || bedType === criteria.bedType,
  );
  return cheapestRooms(ofBed, criteria)?.rooms ?? null;
}

/**
 * The cheapest room that holds the party or, where none is free that does, the cheapest of the fewest that hold it
 * together, as the calendar counts; before a search, or where no rooms do, the cheapest of all.
 */
export function cheapestFor(
  all: Rooms,
  { criteria, fitting, free }: { criteria: StayWish | null; fitting: Rooms; free: Rooms },
): Room[] {
  const together = criteria && fitting?.length === 0 ? roomsTogether(free, criteria) : null;
  if (together) return [...together];
  const one = cheapestRoom(fitting?.length ? fitting : all);
  return one ? [one] : [];
}

/** Its price in whole dong. */
export function lowestPrice(rooms: Rooms): number | undefined {
  return cheapestRoom(rooms)?.price;
}
