/** A calendar date `YYYY-MM-DD` in Vietnam. Days compare as strings and never become local `Date`s. */
export type Day = string;

/** The nights from `checkIn` up to, and without, `checkOut`. */
export type Stay = { checkIn: Day; checkOut: Day };

export type StayError = 'notADay' | 'checkInPast' | 'checkOutNotAfter' | 'tooLong' | 'tooFar';

export const CHECK_IN_TIME = '14:00';
export const CHECK_OUT_TIME = '12:00';

/** The fewest nights that each of a hotel's `minimumStay` values allows. */
export const MINIMUM_STAY_NIGHTS = {
  '3_OR_LESS': 1,
  '1_WEEK': 7,
  '2_WEEKS': 14,
  '1_MONTH': 30,
  '3_MONTHS': 90,
  '6_MONTHS': 180,
} as const;

/** The longest stay, and the longest that a room can be closed for at a time. */
export const MAX_NIGHTS = 365;
/** Beyond this no stay or closure begins. */
export const MAX_DAYS_AHEAD = 730;
const DAY_MS = 86_400_000;
// Vietnam has kept UTC+7 without summer time since 1975, so the offset needs no time zone data.
const VIETNAM_OFFSET_MS = 7 * 3_600_000;

const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** Whether the text is a real date of the calendar in the years 1900 to 9999. */
export function isDay(text: string): boolean {
  if (!/^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const ms = Date.parse(text);
  // Some engines read 31 February as 3 March instead of refusing it.
  return !Number.isNaN(ms) && dayOf(ms) === text;
}

/** The day `days` later, or earlier when negative. Throws a RangeError for text that is no date. */
export function addDays(day: Day, days: number): Day {
  return dayOf(Date.parse(day) + days * DAY_MS);
}

/** How many nights lie between two days; negative when they are reversed. */
export function nightsBetween(checkIn: Day, checkOut: Day): number {
  return (Date.parse(checkOut) - Date.parse(checkIn)) / DAY_MS;
}

/** One night as a stay. */
export function oneNight(night: Day): Stay {
  return { checkIn: night, checkOut: addDays(night, 1) };
}

/** The days on whose evening the stay sleeps, in order; none when the stay is reversed. */
export function eachNight({ checkIn, checkOut }: Stay): Day[] {
  const nights = Math.max(0, nightsBetween(checkIn, checkOut));
  return Array.from({ length: nights }, (_, night) => addDays(checkIn, night));
}

/** Whether two stays want a common night. Leaving on the day another arrives is no overlap. */
export function overlaps(a: Stay, b: Stay): boolean {
  return a.checkIn < b.checkOut && b.checkIn < a.checkOut;
}

/** What clocks in Vietnam show at an instant: `YYYY-MM-DDTHH:MM`. */
export function vietnamWallClock(instant: Date): string {
  return new Date(instant.getTime() + VIETNAM_OFFSET_MS).toISOString().slice(0, 16);
}

/** The date in Vietnam at an instant, wherever the program runs. */
export function vietnamToday(now: Date): Day {
  return vietnamWallClock(now).slice(0, 10);
}

/** The instant at which clocks in Vietnam show `HH:MM` on a day. Throws a RangeError for any other text. */
export function vietnamInstant(day: Day, time: string): Date {
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    throw new RangeError(`Not a day and time: ${day} ${time}`);
  }
  return new Date(`${day}T${time}:00+07:00`);
}

/**
 * The first reason why a stay cannot be booked on `today` in Vietnam, or null. Today is a fine check-in, and the first one
 * unless an earlier is named.
 */
export function stayError(
  { checkIn, checkOut }: Stay,
  today: Day,
  firstDay: Day = today,
): StayError | null {
  if (!isDay(checkIn) || !isDay(checkOut)) return 'notADay';
  if (checkIn < firstDay) return 'checkInPast';
  if (checkOut <= checkIn) return 'checkOutNotAfter';
  if (nightsBetween(checkIn, checkOut) > MAX_NIGHTS) return 'tooLong';
  if (checkIn > lastArrival(today)) return 'tooFar';
  return null;
}

/** At which of its days an error of a stay stands: what is wrong with both together, at the later. */
export const dayOfError = (error: StayError): keyof Stay =>
  error === 'checkOutNotAfter' || error === 'tooLong' ? 'checkOut' : 'checkIn';

/** The last day on which a stay may begin. */
export const lastArrival = (today: Day): Day => addDays(today, MAX_DAYS_AHEAD);

/** Whether the last night of a stay is still had: guests leave by the check-out time. */
export function isBeforeCheckOut(checkOut: Day, now: Date): boolean {
  return now < vietnamInstant(checkOut, CHECK_OUT_TIME);
}

/**
 * The first day on which a stay of somebody who stands at the desk begins: who comes after midnight has the night that
 * began on the day before, as long as it lasts.
 */
export function firstDeskDay(now: Date): Day {
  const today = vietnamToday(now);
  return isBeforeCheckOut(today, now) ? addDays(today, -1) : today;
}
