/** A server that works with two processors is asked as much as it can answer, and no more. */
const LANES = 4;

/**
 * Does it for each, some at a time, and answers in their order. Of what goes wrong, the first in that order is thrown,
 * once nothing is under way any more.
 */
export async function atOnce<T, R>(
  all: readonly T[],
  run: (one: T) => Promise<R>,
  lanes = LANES,
): Promise<R[]> {
  const done: R[] = [];
  const wrong = new Map<number, unknown>();
  let next = 0;
  const lane = async () => {
    while (next < all.length && wrong.size === 0) {
      const place = next++;
      try {
        done[place] = await run(all[place]!);
      } catch (error) {
        wrong.set(place, error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, all.length) }, lane));
  if (wrong.size > 0) throw wrong.get(Math.min(...wrong.keys()));
  return done;
}
