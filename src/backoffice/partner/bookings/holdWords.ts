import { vietnamWallClock, type Day } from '../../../../domain/stays/stay';
import { momentWords } from '../../ui/dates/dateWords';

/** The time alone where it is on the day of arrival. */
export function holdWords(holdUntil: string, checkIn: Day): string {
  const clock = vietnamWallClock(new Date(holdUntil));
  return clock.startsWith(checkIn) ? clock.slice(11) : momentWords(holdUntil);
}
