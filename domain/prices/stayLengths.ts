import { MAX_NIGHTS } from '../stays/stay';
import type { FreeNights } from './freeNights';
import type { Restrictions } from './seasons';

/** What is free and what is said of a type, by days from the first that is looked at. */
export interface TypeDays {
  free: FreeNights;
  /** Absent where nothing is said. */
  rules: readonly (Restrictions | undefined)[];
}

/**
 * How many nights a stay may have that begins on a day: the rule of `restrictionError` for all of them in one
 * pass, in rooms that are free for so long.
 */
export function* lengthsAfter({ free, rules }: TypeDays, arrival: number): Generator<number> {
  if (rules[arrival]?.noArrival) return;
  let fewest = rules[arrival]?.minStay ?? 1;
  const most = Math.min(MAX_NIGHTS, free.after[arrival] ?? 0);
  for (let nights = 1; nights <= most; nights += 1) {
    const night = rules[arrival + nights - 1];
    if (night?.closed) return;
    fewest = Math.max(fewest, night?.minStayThrough ?? 1);
    if (nights >= fewest && !rules[arrival + nights]?.noDeparture) yield nights;
  }
}

/** The same for a stay that ends on a day. */
export function* lengthsBefore({ free, rules }: TypeDays, departure: number): Generator<number> {
  if (rules[departure]?.noDeparture) return;
  let fewest = 1;
  const most = Math.min(MAX_NIGHTS, free.before[departure] ?? 0);
  for (let nights = 1; nights <= most; nights += 1) {
    const night = rules[departure - nights];
    if (night?.closed) return;
    fewest = Math.max(fewest, night?.minStayThrough ?? 1);
    if (!night?.noArrival && nights >= Math.max(fewest, night?.minStay ?? 1)) yield nights;
  }
}
