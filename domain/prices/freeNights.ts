/** Some nights in a row: from one up to, and without, another, counted from a first day. */
export type NightRun = readonly [from: number, to: number];

/** A room for a calendar. */
export interface CalendarRoom {
  /** Whole dong, where nothing is said of the date or weekday. */
  price: number;
  /** Nights that are not free, in any order. */
  taken: readonly NightRun[];
}

/** What rooms have free, by days. */
export interface FreeNights {
  /** How many nights in a row some room has from that day on. */
  after: Uint16Array;
  /** How many it has before that day. */
  before: Uint16Array;
  /** The base price of the cheapest room that is free; Infinity where none is. */
  basePrice: Float64Array;
}

/**
 * What like rooms have free: first of the one that has most of each (longest free, or cheapest), then of the next,
 * and so on. So many of them are free for a stay as have that many nights.
 *
 * @param length how many nights are looked at
 * @param count of how many rooms it is told
 */
export function freeNights(
  rooms: readonly CalendarRoom[],
  length: number,
  count: number,
): FreeNights[] {
  const ranks = Array.from({ length: Math.min(count, rooms.length) }, () => ({
    after: new Uint16Array(length + 1),
    before: new Uint16Array(length + 1),
    basePrice: new Float64Array(length).fill(Infinity),
  }));
  for (const { price, taken } of rooms) {
    for (const [from, to] of freeRuns(taken, length)) {
      for (let night = from; night < to; night += 1) {
        insertMost(ranks, 'after', night, to - night);
        insertMost(ranks, 'before', night + 1, night + 1 - from);
        insertCheapest(ranks, night, price);
      }
    }
  }
  return ranks;
}

function insertMost(
  ranks: readonly FreeNights[],
  side: 'after' | 'before',
  day: number,
  nights: number,
): void {
  let left = nights;
  for (const { [side]: of } of ranks) {
    const known = of[day]!;
    if (left > known) [of[day], left] = [left, known];
  }
}

function insertCheapest(ranks: readonly FreeNights[], night: number, price: number): void {
  let left = price;
  for (const { basePrice } of ranks) {
    const known = basePrice[night]!;
    if (left < known) [basePrice[night], left] = [left, known];
  }
}

/** What is left between those that are taken. */
export function freeRuns(taken: readonly NightRun[], length: number): NightRun[] {
  const runs: NightRun[] = [];
  let free = 0;
  for (const [from, to] of [...taken].sort((a, b) => a[0] - b[0])) {
    if (from > free) runs.push([free, Math.min(from, length)]);
    free = Math.max(free, to);
  }
  if (free < length) runs.push([free, length]);
  return runs;
}
