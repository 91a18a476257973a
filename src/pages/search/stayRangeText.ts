import { dayWithWeekday, dayWithYear } from '../../../domain/stays/dayText';
import { vietnamToday, type Day, type Stay } from '../../../domain/stays/stay';
import type { Language } from '../../../domain/languages/languages';

/** 'T6 28/11 → CN 30/11'; with the year of a day that is not of this one. */
export function stayRangeText({ checkIn, checkOut }: Stay, language: Language): string {
  const thisYear = vietnamToday(new Date()).slice(0, 4);
  const text = (day: Day) =>
    (day.startsWith(thisYear) ? dayWithWeekday : dayWithYear)(day, language);
  return `${text(checkIn)} → ${text(checkOut)}`;
}
