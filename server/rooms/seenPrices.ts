import { ApiError } from '../http/errors';

/**
 * A change that was made although no answer came is not made again, nor another's added to.
 *
 * @param now prices as they are
 * @param seen prices as whoever changes them saw them, by the same keys; of the others nothing was said
 * @throws ApiError 409 when one is another by now
 */
export function refuseUnseenPrices<Key>(
  now: readonly (readonly [Key, number])[],
  seen: ReadonlyMap<Key, number>,
): void {
  if (now.some(([key, price]) => (seen.get(key) ?? price) !== price)) throw new ApiError('STALE');
}
