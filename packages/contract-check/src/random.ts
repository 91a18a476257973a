/** The same numbers from 0 to 1 for the same seed and purpose, whatever others have drawn before. */
export function randomOf(seed: number, purpose: string): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  for (const letter of purpose) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)]!;
}
