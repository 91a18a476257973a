import { dayWithWeekday } from './dayText';
import type { Language } from '../languages/languages';
import { nightsBetween, type Day, type Stay } from './stay';
import { stayWords } from './stayWords';

const fullDay = (day: Day, language: Language): string =>
  `${dayWithWeekday(day, language)}/${day.slice(0, 4)}`;

/** `T6 27/11/2026 → CN 29/11/2026 · 2 đêm` or `Fri 27/11/2026 → Sun 29/11/2026 · 2 nights`. */
export function stayText({ checkIn, checkOut }: Stay, language: Language): string {
  const nights = stayWords[language].nights(nightsBetween(checkIn, checkOut));
  return `${fullDay(checkIn, language)} → ${fullDay(checkOut, language)} · ${nights}`;
}
