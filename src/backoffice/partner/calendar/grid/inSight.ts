import type { Columns } from './drawn';

/** What is seen of something that is longer: from where, and how much, in pixels. */
export interface Seen {
  from: number;
  size: number;
}

/** Where each begins whose lengths these are, one after the other, and where the last one ends. */
export function startsOf(lengths: readonly number[], first: number): number[] {
  const starts = [first];
  for (const length of lengths) starts.push(starts.at(-1)! + length);
  return starts;
}

/** Which are seen, and a few before and after them; none where nothing is seen at all. */
export function inSight(starts: readonly number[], { from, size }: Seen, more: number): Columns {
  if (size === 0) return { first: 0, end: 0 };
  const count = starts.length - 1;
  const first = Math.max(
    0,
    starts.findLastIndex((start) => start <= from),
  );
  const next = starts.findIndex((start) => start >= from + size);
  const end = next < 0 ? count : next;
  return { first: Math.max(0, first - more), end: Math.min(count, end + more) };
}

/** Browsers scroll to whole pixels, and a day may end in the midst of one. */
const ROUNDED = 1;

/** From where all of one is seen, if not from here; `starts[0]` is as long as what stays at the beginning. */
export function seenFrom(
  starts: readonly number[],
  index: number,
  { from, size }: Seen,
): number | undefined {
  const [held, start, end] = [starts[0] ?? 0, starts[index], starts[index + 1]];
  if (start === undefined || end === undefined) return undefined;
  if (start < from + held - ROUNDED) return start - held;
  if (end > from + size + ROUNDED) return Math.min(start - held, end - size);
  return undefined;
}
