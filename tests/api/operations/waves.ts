/** As many passwords as may wait to be checked. */
const WAVE = 30;

/** So many at the same moment, in waves; answers how often each status came back. */
export async function together(count: number, one: (n: number) => Promise<{ status: number }>) {
  const statuses: Record<number, number> = {};
  for (let first = 0; first < count; first += WAVE) {
    const wave = Array.from({ length: Math.min(WAVE, count - first) }, (_, n) => one(first + n));
    for (const { status } of await Promise.all(wave))
      statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}
