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

/** So many other things that were done here: the keys do not take them back, and nothing before them in their stead. */
interface Others {
  others: number;
}
export type Entry = Step | Others;

export function isStep(entry: Entry | undefined): entry is Step {
  return entry !== undefined && !('others' in entry);
}

export function pushed(entries: readonly Entry[], step: Step): readonly Entry[] {
  return [...entries, step].slice(-MAX_STEPS);
}

/** With one other thing more, or less; what comes one after the other is one entry, which is said once. */
export function withOthers(entries: readonly Entry[], more: 1 | -1): readonly Entry[] {
  const last = entries.at(-1);
  if (!last) return entries;
  if (isStep(last)) return more < 0 ? entries : [...entries, { others: 1 }].slice(-MAX_STEPS);
  const others = last.others + more;
  return [...entries.slice(0, -1), ...(others > 0 ? [{ others }] : [])];
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
