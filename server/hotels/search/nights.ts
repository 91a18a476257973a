import type { Day } from '../../../domain/stays/stay';

/** How many nights of each room the index knows, from the day on which its hotel was read. */
export const WINDOW_NIGHTS = 448;
export const NIGHT_WORDS = WINDOW_NIGHTS / 32;

const DAY_MS = 86_400_000;

/** Days since 1970. */
export const dayNumber = (day: Day): number => Date.parse(day) / DAY_MS;

/**
 * Where a night's bit stands, whenever the room was read: the window is a ring, and a night that is
 * over leaves its bit to one that nobody may ask for yet.
 */
export function placeOfNight(night: number): { word: number; bit: number } {
  const bit = night % WINDOW_NIGHTS;
  return { word: bit >>> 5, bit: 1 << (bit & 31) };
}

/** Some nights as bits of the words that hold any of them. */
export type NightMask = readonly { word: number; bits: number }[];

/** @param first a night as the number of its day */
export function maskOf(first: number, count: number): NightMask {
  const words = new Map<number, number>();
  for (let night = first; night < first + count; night += 1) {
    const { word, bit } = placeOfNight(night);
    words.set(word, (words.get(word) ?? 0) | bit);
  }
  return [...words].map(([word, bits]) => ({ word, bits }));
}
