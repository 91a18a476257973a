/** Some nights in a row: from one up to, and without, another, counted from a first day. */
export type NightRun = readonly [from: number, to: number];

/** A room for a calendar. */
export interface CalendarRoom {
  /** Whole dong, where nothing is said of the date or weekday. */
  price: number;
  /** Nights that are not free, in any order. */
  taken: readonly NightRun[];
}

/** What the rooms of one type have free, by days. */
export interface FreeNights {
  /** How many nights in a row some room has from that day on. */
  after: Uint16Array;
  /** How many it has before that day. */
  before: Uint16Array;
  /** The base price of the cheapest room that is free; Infinity where none is. */
  basePrice: Float64Array;
}

/** @param length how many nights are looked at */
export function freeNights(rooms: readonly CalendarRoom[], length: number): FreeNights {
  const after = new Uint16Array(length + 1);
  const before = new Uint16Array(length + 1);
  const basePrice = new Float64Array(length).fill(Infinity);
  for (const { price, taken } of rooms) {
    for (const [from, to] of freeRuns(taken, length)) {
      for (let night = from; night < to; night += 1) {
        after[night] = Math.max(after[night]!, to - night);
        before[night + 1] = Math.max(before[night + 1]!, night + 1 - from);
        basePrice[night] = Math.min(basePrice[night]!, price);
      }
    }
  }
  return { after, before, basePrice };
}

/** What is left between those that are taken. */
function freeRuns(taken: readonly NightRun[], length: number): NightRun[] {
  const runs: NightRun[] = [];
  let free = 0;
  for (const [from, to] of [...taken].sort((a, b) => a[0] - b[0])) {
    if (from > free) runs.push([free, Math.min(from, length)]);
    free = Math.max(free, to);
  }
  if (free < length) runs.push([free, length]);
  return runs;
}
