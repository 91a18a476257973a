import { CHECK_IN_TIME, CHECK_OUT_TIME, type Day, type Stay, vietnamInstant } from '../stays/stay';

const HOLD_TIME = '18:00';
const LAST_HOLD_TIME = '23:59';
const HOUR_MS = 3_600_000;

/**
 * Until when the rooms wait for a guest: 18:00 in Vietnam on the check-in day. A booking made late on
 * that day waits two hours, but never past 23:59, even when that leaves less than two hours.
 */
export function holdUntil(checkIn: Day, bookedAt: Date): Date {
  const usual = vietnamInstant(checkIn, HOLD_TIME).getTime();
  const last = vietnamInstant(checkIn, LAST_HOLD_TIME).getTime();
  return new Date(Math.min(last, Math.max(usual, bookedAt.getTime() + 2 * HOUR_MS)));
}

/** Until when the rooms are kept for a booking: one who walked in has come, so that stay is theirs to its end. */
export function holdOfBooking(
  { source, checkIn, checkOut }: Stay & { source: string },
  bookedAt: Date,
): Date {
  if (source === 'WALK_IN') return vietnamInstant(checkOut, CHECK_OUT_TIME);
  return holdUntil(checkIn, bookedAt);
}

/** The hold once the guest has named an arrival time `HH:MM` on the check-in day: never shorter. */
export function holdUntilArrival(checkIn: Day, bookedAt: Date, arrival: string): Date {
  const promised = holdUntil(checkIn, bookedAt);
  const arriving = vietnamInstant(checkIn, arrival);
  return arriving > promised ? arriving : promised;
}

/** Why a guest cannot arrive at `HH:MM` on the check-in day: the house is not open yet, or it is past. */
export function arrivalError(
  checkIn: Day,
  arrival: string,
  now: Date,
): 'arrivalEarly' | 'arrivalPast' | null {
  if (arrival < CHECK_IN_TIME) return 'arrivalEarly';
  return vietnamInstant(checkIn, arrival) <= now ? 'arrivalPast' : null;
}

/** Whether the hotel may give the rooms of a guest who has not come to somebody else. */
export function mayRelease(hold: Date, now: Date): boolean {
  return now >= hold;
}
