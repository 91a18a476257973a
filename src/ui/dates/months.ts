import type { Language } from '../../../domain/languages/languages';
import { languageWords } from '../../../domain/languages/languageWords';
import type { Day } from '../../../domain/stays/stay';

/** `YYYY-MM`. */
export type Month = string;

/** What of a calendar is in sight: the first of its months, and the arrival once it is chosen. */
export type CalendarView = { month: Month; arrival: Day | null };

const firstMs = (month: Month): number => Date.parse(`${month}-01`);

export const monthOf = (day: Day): Month => day.slice(0, 7);

export function addMonths(month: Month, count: number): Month {
  const date = new Date(firstMs(month));
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

export function lastDayOf(month: Month): Day {
  const date = new Date(firstMs(addMonths(month, 1)) - 1);
  return date.toISOString().slice(0, 10);
}

/** Monday is 0. */
export function weekdayIndex(day: Day): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** The month's weeks, from Monday; null where a neighbouring month's day would stand. */
export function weeksOf(month: Month): (Day | null)[][] {
  const count = Number(lastDayOf(month).slice(8));
  const before = weekdayIndex(`${month}-01`);
  const cells = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, cell) => {
    const number = cell - before + 1;
    return number >= 1 && number <= count ? `${month}-${String(number).padStart(2, '0')}` : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** 'Tháng 11 năm 2026', 'November 2026'. */
export function monthTitle(month: Month, language: Language): string {
  const text = new Intl.DateTimeFormat(languageWords[language].locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(firstMs(month));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Thứ Sáu, 27 tháng 11, 2026': a day as it is read aloud. */
export function spokenDay(day: Day, language: Language): string {
  return new Intl.DateTimeFormat(languageWords[language].locale, {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(Date.parse(day));
}
