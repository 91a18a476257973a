/** Figures of one thing that was done again and again, in milliseconds. */
export interface Timing {
  p50: number;
  p95: number;
  perSecond: number;
}

/** Does it once to warm up per tenth of `times`, then `times` times one after the other. */
export async function timed(times: number, act: (i: number) => Promise<unknown>): Promise<Timing> {
  const warmUps = Math.ceil(times / 10);
  for (let i = 0; i < warmUps; i += 1) await act(i);
  const taken: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const start = performance.now();
    await act(warmUps + i);
    taken.push(performance.now() - start);
  }
  const total = taken.reduce((sum, ms) => sum + ms, 0);
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.min(times - 1, Math.floor(times * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), perSecond: (times * 1000) / total };
}
