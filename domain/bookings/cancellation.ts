import { CHECK_IN_TIME, type Day, vietnamInstant } from '../stays/stay';

const FREE_HOURS = 72;
const HOUR_MS = 3_600_000;

/** The moment from which cancelling is late: 72 hours before check-in opens. */
export function freeCancellationUntil(checkIn: Day): Date {
  return new Date(vietnamInstant(checkIn, CHECK_IN_TIME).getTime() - FREE_HOURS * HOUR_MS);
}

/** Whether cancelling now is no longer free; until when it is possible at all is the hold's. */
export function isLateCancellation(checkIn: Day, now: Date): boolean {
  return now >= freeCancellationUntil(checkIn);
}
