import { dayWithWeekday } from '../../../../domain/stays/dayText';
import { isDay, vietnamToday, vietnamWallClock, type Day } from '../../../../domain/stays/stay';

/** A day as it reads everywhere here, in tables, fields and sentences: `Sat 28/11/2026`. */
export function dayWords(day: Day): string {
  return `${dayWithWeekday(day, 'en')}/${day.slice(0, 4)}`;
}

/** The day that it was in Vietnam at an instant. */
export function dayWordsOf(instant: string): string {
  return dayWords(vietnamToday(new Date(instant)));
}

/** An instant on the clocks in Vietnam: `18:00, Sat 28/11/2026`. */
export function momentWords(instant: string): string {
  return clockWords(vietnamWallClock(new Date(instant)));
}

/** What clocks show, `YYYY-MM-DDTHH:mm`; anything else stays as it is. */
export function clockWords(clock: string): string {
  const [day = '', time] = clock.split('T');
  return isDay(day) && time ? `${time}, ${dayWords(day)}` : clock;
}
