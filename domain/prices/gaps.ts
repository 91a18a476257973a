import { addDays, type Day, type Stay } from '../stays/stay';
import { freeRuns, type CalendarRoom, type NightRun } from './freeNights';

/** What is known of the nights around a stay in its room. */
interface Around {
  today: Day;
  /** Whether somebody else can still have that night: it is neither taken nor closed. */
  isOpen: (night: Day) => boolean;
}

/**
 * Whether a stay in a free room leaves nothing to sell right before and right after it. Nights before today cannot be
 * sold any more. Such a stay may be shorter than every minimum; what is closed stays closed.
 */
export function fillsGap({ checkIn, checkOut }: Stay, { today, isOpen }: Around): boolean {
  return (checkIn <= today || !isOpen(addDays(checkIn, -1))) && !isOpen(checkOut);
}

interface KnownNights {
  /** How many nights are known, from the first that can still be sold. */
  length: number;
  isClosed: (place: number) => boolean;
}

/** The gaps of rooms of a type: runs of nights that a stay fills, by the rule of {@link fillsGap}. */
export function gapsOf(
  rooms: readonly CalendarRoom[],
  { length, isClosed }: KnownNights,
): NightRun[] {
  const closed = Array.from({ length }, (_, place) => place)
    .filter(isClosed)
    .map((place): NightRun => [place, place + 1]);
  return rooms.flatMap(({ taken }) =>
    freeRuns([...taken, ...closed], length).filter(([, to]) => to < length),
  );
}
