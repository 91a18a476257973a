import { dayWithWeekday } from '../../../domain/stays/dayText';
import type { Stay } from '../../../domain/stays/stay';
import type { Language } from '../../../domain/languages/languages';

/** 'T6 28/11 → CN 30/11'. */
export function stayRangeText({ checkIn, checkOut }: Stay, language: Language): string {
  return `${dayWithWeekday(checkIn, language)} → ${dayWithWeekday(checkOut, language)}`;
}
