import type { Room } from '../../api';

type Rooms = readonly Room[] | null | undefined;

/** The cheapest room that can be booked; undefined without one. */
export function cheapestRoom(rooms: Rooms): Room | undefined {
  return (rooms ?? [])
    .filter(({ price, onSale }) => Number.isFinite(price) && onSale !== false)
    .reduce<Room | undefined>(
      (best, room) => (best && best.price <= room.price ? best : room),
      undefined,
    );
}

/** Its price in whole dong. */
export function lowestPrice(rooms: Rooms): number | undefined {
  return cheapestRoom(rooms)?.price;
}
