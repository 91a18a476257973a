import { weekdays as en } from '../i18n/en/weekdays';
import { weekdays as vi } from '../i18n/vi/weekdays';
import type { Language } from '../languages/languages';
import { type Day, type Stay, isDay, vietnamWallClock } from './stay';

const weekdays: Readonly<Record<Language, readonly string[]>> = { vi, en };

const dayAndMonth = (day: Day): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

/** `DD/MM/YYYY`. */
export function formatDay(day: Day): string {
  return `${dayAndMonth(day)}/${day.slice(0, 4)}`;
}

/** `DD/MM/YYYY - DD/MM/YYYY`. */
export function formatDayRange({ checkIn, checkOut }: Stay): string {
  return `${formatDay(checkIn)} - ${formatDay(checkOut)}`;
}

/** Reads a typed `D/M/YYYY`; null when there is no such day. */
export function parseDay(text: string): Day | null {
  const [, date = '', month = '', year = ''] =
    /^\s*(\d\d?)\s*\/\s*(\d\d?)\s*\/\s*(\d{4})\s*$/.exec(text) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/**
 * Reads a typed `DD/MM/YYYY - DD/MM/YYYY`; spaces may be missing or doubled, `1/9/2026` is fine.
 * Null when a day is not real. The order of the days is not judged here.
 */
export function parseDayRange(text: string): Stay | null {
  // Phone keyboards like to turn a hyphen between spaces into a dash.
  const [first = '', second = '', ...rest] = text.split(/[-–—]/);
  const checkIn = parseDay(first);
  const checkOut = parseDay(second);
  return checkIn && checkOut && rest.length === 0 ? { checkIn, checkOut } : null;
}

/** `T6 28/11` or `Fri 28/11`; Sunday is `CN` in Vietnamese. */
export function dayWithWeekday(day: Day, language: Language): string {
  const weekday = weekdays[language][new Date(day).getUTCDay()] ?? '';
  return `${weekday} ${dayAndMonth(day)}`;
}

/** `T6 28/11/2026` or `Fri 28/11/2026`. */
export function dayWithYear(day: Day, language: Language): string {
  return `${dayWithWeekday(day, language)}/${day.slice(0, 4)}`;
}

/** An instant as clocks and calendars in Vietnam show it: `18:00, T6 27/11/2026`. */
export function momentText(date: Date, language: Language): string {
  const [day = '', time = ''] = vietnamWallClock(date).split('T');
  return `${time}, ${dayWithYear(day, language)}`;
}
