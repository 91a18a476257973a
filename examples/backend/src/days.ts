/** Calendar days of Vietnam as `YYYY-MM-DD`, and moments of them. A stay is half-open: its last day is no night. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const now = () => new Date();

/** Days since 1970 by their text and back: calendars ask for the same few again and again. */
const numbers = new Map<string, number>();
const texts = new Map<number, string>();

function numberOf(day: string): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const number = Date.parse(`${day}T00:00:00Z`) / DAY;
  numbers.set(day, number);
  return number;
}

function textOf(number: number): string {
  const known = texts.get(number);
  if (known !== undefined) return known;
  const text = new Date(number * DAY).toISOString().slice(0, 10);
  texts.set(number, text);
  return text;
}

export const dayOf = (moment: Date) => textOf(Math.floor((moment.getTime() + 7 * HOUR) / DAY));

export const today = () => dayOf(now());

export const addDays = (day: string, days: number) => textOf(numberOf(day) + days);

export const nightsBetween = (from: string, to: string) => numberOf(to) - numberOf(from);

export function nightsOf(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, nightsBetween(from, to)) }, (_, i) => addDays(from, i));
}

/** The moment at `HH:MM` of a day in Vietnam. */
export const momentOf = (day: string, time: string) => new Date(`${day}T${time}:00+07:00`);

/** Guests leave by then on their last day. */
export const isBeforeCheckOut = (checkOut: string) => now() < momentOf(checkOut, '12:00');

/** Who comes to the desk after midnight has the night that began the day before, while it lasts. */
export const firstDeskDay = () => (isBeforeCheckOut(today()) ? addDays(today(), -1) : today());

export const laterBy = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR);

/** 0 is Monday. */
export const weekdayOf = (day: string) => (numberOf(day) + 3) % 7;
