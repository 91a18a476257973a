import type { Room } from '../../api';

/** The price of the cheapest room in whole dong; undefined without rooms. */
export function lowestPrice(rooms: readonly Room[] | null | undefined): number | undefined {
  const prices = (rooms ?? []).map((room) => room.price).filter(Number.isFinite);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
