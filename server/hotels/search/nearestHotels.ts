import type { HotelColumns } from './hotelColumns';
import { byPrice } from './hotelOrders';

/**
 * The rows of the hotels nearest to one, of those that are meant and have a room: the same destination first, then the
 * nearest in what a usual night costs, then by id. Far ones, which are many, are looked at only when the near ones are too few.
 *
 * @param hotels the rows of all, by id
 */
export function nearestHotels(
  hotels: Uint32Array,
  of: number,
  how: { columns: HotelColumns; limit: number; isMeant: (hotel: number) => boolean },
): number[] {
  const { columns, limit, isMeant } = how;
  const { destination, firstRoom, roomCount, rooms } = columns;
  const all = rooms.all();
  const priceOf = (hotel: number) => all.lowestPrice(firstRoom[hotel]!, roomCount[hotel]!);
  const own = priceOf(of);
  const nearest = (isThere: (hotel: number) => boolean, atMost: number): number[] => {
    const there: number[] = [];
    const away: number[] = [];
    for (const hotel of hotels) {
      if (hotel === of || !isThere(hotel)) continue;
      const price = priceOf(hotel);
      if (price < 0) continue;
      there.push(hotel);
      away.push(own < 0 ? 0 : Math.abs(price - own));
    }
    const found: number[] = [];
    // Nearest first: most hotels are never asked whether they are meant.
    for (const position of byPrice(away, false)) {
      if (found.length === atMost) break;
      const hotel = there[position]!;
      if (isMeant(hotel)) found.push(hotel);
    }
    return found;
  };
  const place = destination[of]!;
  // One without a place is near to none.
  const near = place === 0 ? [] : nearest((hotel) => destination[hotel] === place, limit);
  if (near.length === limit) return near;
  return [...near, ...nearest((hotel) => destination[hotel] !== place, limit - near.length)];
}
