import { MAX_NIGHTS } from '../stays/stay';
import type { FreeNights, NightRun } from './freeNights';
import type { Restrictions } from './seasons';

/** What is free and what is said of a type, by days from the first that is looked at. */
export interface TypeDays {
  free: FreeNights;
  /** Absent where nothing is said. */
  rules: readonly (Restrictions | undefined)[];
  /** The hotel's shortest stay. */
  minimumNights: number;
}

/**
 * How many nights a stay may have that begins on a day: the rule of `restrictionError` for all of them in one
 * pass, in rooms that are free for so long.
 */
export function* lengthsAfter(days: TypeDays, arrival: number): Generator<number> {
  const { free, rules, minimumNights } = days;
  if (rules[arrival]?.noArrival) return;
  let fewest = Math.max(minimumNights, rules[arrival]?.minStay ?? 1);
  const most = Math.min(MAX_NIGHTS, free.after[arrival] ?? 0);
  for (let nights = 1; nights <= most; nights += 1) {
    const night = rules[arrival + nights - 1];
    if (night?.closed) return;
    fewest = Math.max(fewest, night?.minStayThrough ?? 1);
    if (nights >= fewest && !rules[arrival + nights]?.noDeparture) yield nights;
  }
}

/** The same for a stay that ends on a day. */
export function* lengthsBefore(days: TypeDays, departure: number): Generator<number> {
  const { free, rules, minimumNights } = days;
  if (rules[departure]?.noDeparture) return;
  let fewest = minimumNights;
  const most = Math.min(MAX_NIGHTS, free.before[departure] ?? 0);
  for (let nights = 1; nights <= most; nights += 1) {
    const night = rules[departure - nights];
    if (night?.closed) return;
    fewest = Math.max(fewest, night?.minStayThrough ?? 1);
    if (!night?.noArrival && nights >= Math.max(fewest, night?.minStay ?? 1)) yield nights;
  }
}

/** Gaps of a type's rooms, of which a stay may have all nights, however few. */
interface TypeGaps extends Pick<TypeDays, 'rules'> {
  gaps: GapsByDay;
}

/** Gaps by the day on which they begin, and by that on which they end. */
interface GapsByDay {
  starts: ReadonlyMap<number, readonly NightRun[]>;
  ends: ReadonlyMap<number, readonly NightRun[]>;
}

export const gapsByDay = (gaps: readonly NightRun[]): GapsByDay => ({
  starts: byEnd(gaps, 0),
  ends: byEnd(gaps, 1),
});

function byEnd(gaps: readonly NightRun[], end: 0 | 1): Map<number, NightRun[]> {
  const byDay = new Map<number, NightRun[]>();
  for (const gap of gaps) {
    const known = byDay.get(gap[end]);
    if (known) known.push(gap);
    else byDay.set(gap[end], [gap]);
  }
  return byDay;
}

/** How many nights the gaps have that begin on a day and may be booked: once for each room. */
export const gapsAfter = (days: TypeGaps, arrival: number): number[] =>
  lengthsOfGaps(days.gaps.starts.get(arrival), days);

/** The same of gaps that end on a day. */
export const gapsBefore = (days: TypeGaps, departure: number): number[] =>
  lengthsOfGaps(days.gaps.ends.get(departure), days);

function lengthsOfGaps(gaps: readonly NightRun[] = [], { rules }: TypeGaps): number[] {
  return gaps
    .filter(([from, to]) => !rules[from]?.noArrival && !rules[to]?.noDeparture)
    .map(([from, to]) => to - from)
    .filter((nights) => nights <= MAX_NIGHTS);
}
