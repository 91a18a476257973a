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
  /** Stays of the same hotel that were changed by the same act. */
  together?: { hotelId: number; others: readonly ChangedBeside[] };
}

interface ChangedBeside extends Left {
  guest: string;
  change: Change;
}

interface Swapped extends Left {
  guest: string;
  position?: number | undefined;
}

/** Something of no stay that was done here, as closing rooms. */
export interface Act {
  /**
   * Does the contrary; answers what takes that back in its turn, in words too, and what is left of it where it was not
   * all done, or that some of it stays as it is; or throws why nothing was.
   */
  takeBack: () => Promise<{ contrary: Act; said: string; left?: Act; isPart?: boolean }>;
}

/** So many other things that were done here, or may be: the keys do not take them back, and nothing before them in their stead. */
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

/** All bookings that a step has changed, as it has left them. */
export function leftBy({ bookingId, version, other, together }: Step): Left[] {
  return [{ bookingId, version }, ...(other ? [other] : []), ...(together?.others ?? [])];
}

/** A step that was taken back or made again: each of its bookings has a version more, unless `others` says which. */
export function stepAfter(step: Step, version: number, others?: readonly number[]): Step {
  const { other, together } = step;
  const beside = together?.others.map((one, i) => ({
    ...one,
    version: others?.[i] ?? one.version + 1,
  }));
  return {
    ...{ ...step, version },
    ...(other && { other: { ...other, version: other.version + 1 } }),
    ...(together && beside && { together: { ...together, others: beside } }),
  };
}

/** The steps of the same bookings go on from where one has left these. */
export function renumbered<E extends Entry>(entries: readonly E[], after: Step): E[] {
  const versions = new Map(leftBy(after).map(({ bookingId, version }) => [bookingId, version]));
  const now = <L extends Left>(left: L): L => {
    const version = versions.get(left.bookingId);
    return version === undefined ? left : { ...left, version };
  };
  return entries.map((entry) => {
    if (!isStep(entry)) return entry;
    const { other, together } = entry;
    return {
      ...now(entry),
      ...(other && { other: now(other) }),
      ...(together && { together: { ...together, others: together.others.map(now) } }),
    };
  });
}
