import { HIGHEST_PRICE } from '../../../domain/rooms/roomPrices';
import { reducedPrice } from '../../../domain/vouchers/nightlyPrice';
import type { WantedNights } from './wantedNights';

/** What the nights of a type cost more, or less, than its base price, in whole dong. */
export interface TypeDeltas {
  /** Of each weekday, Monday first; null when all cost the base price. */
  week: Int32Array | null;
  /** Single nights as numbers of days, in order. */
  nights: Uint32Array;
  /** Of each of them. */
  deltas: Int32Array;
}

// The day with the number 0 was a Thursday.
const weekdayOf = (night: number): number => (night + 3) % 7;

/** What each night costs more, or less; the list is the caller's until the next call. */
export function deltasOf(
  { week, nights, deltas }: TypeDeltas,
  { first, count }: Pick<WantedNights, 'first' | 'count'>,
): Int32Array {
  const found = scratch.subarray(0, count);
  let next = placeOf(first, nights);
  for (let i = 0; i < count; i += 1) {
    const night = first + i;
    const isDated = nights[next] === night;
    found[i] = isDated ? deltas[next]! : (week?.[weekdayOf(night)] ?? 0);
    if (isDated) next += 1;
  }
  return found;
}

/** The least of all its nights. */
export function leastDelta({ week, deltas }: TypeDeltas): number {
  // Nights of which nothing is said cost the base price.
  let least = 0;
  for (const delta of week ?? []) least = Math.min(least, delta);
  for (const delta of deltas) least = Math.min(least, delta);
  return least;
}

/** As long as the longest stay; one for all, because no search waits for another in the middle. */
const scratch = new Int32Array(366);

/** How many days come before one, of those in order. */
export function placeOf(night: number, nights: Uint32Array): number {
  let [low, high] = [0, nights.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (nights[middle]! < night) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** All nights in a room of that base price: the rule of `nightPrices`, for thousands of hotels at a time. */
export function stayPriceWith(deltas: Int32Array, price: number, percent: number): number {
  let sum = 0;
  for (const delta of deltas) {
    const full = Math.min(HIGHEST_PRICE, Math.max(1, price + delta));
    sum += reducedPrice(full, percent);
  }
  return sum;
}
