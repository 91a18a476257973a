import { dayWithWeekday } from './dayText';
import { nightsBetween, type Day, type Stay } from './stay';

type Language = 'vi' | 'en';

const fullDay = (day: Day, language: Language): string =>
  `${dayWithWeekday(day, language)}/${day.slice(0, 4)}`;

function nightsText(nights: number, language: Language): string {
  if (language === 'vi') return `${nights} đêm`;
  return nights === 1 ? '1 night' : `${nights} nights`;
}

/** `T6 27/11/2026 → CN 29/11/2026 · 2 đêm` or `Fri 27/11/2026 → Sun 29/11/2026 · 2 nights`. */
export function stayText({ checkIn, checkOut }: Stay, language: Language): string {
  const nights = nightsText(nightsBetween(checkIn, checkOut), language);
  return `${fullDay(checkIn, language)} → ${fullDay(checkOut, language)} · ${nights}`;
}
