import type { Change } from './useChange';

const MAX_STEPS = 20;

/** A booking as a change has left it. */
interface Left {
  bookingId: string;
  version: number;
}

/** A change of a stay that was made here. */
export interface Step extends Left {
  guest: string;
  /** Absent where it cannot be sent once more by itself, as a swap. */
  change?: Change;
  /** Whose rooms it has swapped with. */
  other?: Left;
}

/** Something else that was done here: it is not taken back by the keys, and nothing before it is in its stead. */
export const OTHER = 'other';
export type Entry = Step | typeof OTHER;

export function isStep(entry: Entry | undefined): entry is Step {
  return entry !== undefined && entry !== OTHER;
}

export function pushed(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  // What comes one after the other is said once.
  if (entry === OTHER && (entries.length === 0 || entries.at(-1) === OTHER)) return entries;
  return [...entries, entry].slice(-MAX_STEPS);
}

/** The steps that are left when the last is taken back; those before it of the same stays go on from there. */
export function takenBack(
  entries: readonly Entry[],
  { bookingId, other }: Step,
  version: number,
): Entry[] {
  const own = renumbered(entries.slice(0, -1), { bookingId, version });
  return other ? renumbered(own, { ...other, version: other.version + 1 }) : own;
}

export function renumbered<E extends Entry>(
  entries: readonly E[],
  { bookingId, version }: Left,
): E[] {
  return entries.map((entry) =>
    isStep(entry) && entry.bookingId === bookingId ? Object.assign({}, entry, { version }) : entry,
  );
}
