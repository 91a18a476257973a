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
  /** Absent for a swap. */
  change?: Change;
  /** Which line has swapped its room, and with whose. */
  position?: number | undefined;
  other?: Swapped;
}

interface Swapped extends Left {
  guest: string;
  position?: number | undefined;
}

/** Something of no stay that was done here, as closing rooms. */
export interface Act {
  /**
   * Does the contrary; answers what takes that back in its turn, in words too, and what is left of it where it was not
   * all done; or throws why nothing was.
   */
  takeBack: () => Promise<{ contrary: Act; said: string; left?: Act }>;
}

/** What is to be taken back is no longer as it was left: it stays. Says so. */
export class ChangedSince extends Error {}

/** So many other things that were done here: the keys do not take them back, and nothing before them in their stead. */
interface Others {
  others: number;
}
export type Entry = Step | Act | Others;

export function isStep(entry: Entry | undefined): entry is Step {
  return entry !== undefined && 'bookingId' in entry;
}

export function isAct(entry: Entry | undefined): entry is Act {
  return entry !== undefined && 'takeBack' in entry;
}

export function pushed(entries: readonly Entry[], step: Step | Act): readonly Entry[] {
  return [...entries, step].slice(-MAX_STEPS);
}

/** With one other thing more, or less; what comes one after the other is one entry, which is said once. */
export function withOthers(entries: readonly Entry[], more: 1 | -1): readonly Entry[] {
  const last = entries.at(-1);
  if (!last) return entries;
  if (!('others' in last))
    return more < 0 ? entries : [...entries, { others: 1 }].slice(-MAX_STEPS);
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
  return other ? renumbered(own, otherAfter(other)) : own;
}

/** Whose rooms have been swapped once more. */
export function otherAfter(other: Swapped): Swapped {
  return { ...other, version: other.version + 1 };
}

export function renumbered<E extends Entry>(
  entries: readonly E[],
  { bookingId, version }: Left,
): E[] {
  return entries.map((entry) => {
    if (!isStep(entry)) return entry;
    const { other } = entry;
    if (entry.bookingId === bookingId) return Object.assign({}, entry, { version });
    if (other?.bookingId !== bookingId) return entry;
    return Object.assign({}, entry, { other: { ...other, version } });
  });
}
