import { parseDay } from '../../../../domain/stays/dayText';
import { isDay, type Day } from '../../../../domain/stays/stay';

/** A typed day: `Sat 28/11/2026`, `28.11.2026`, `2026-11-28`. Null when it is none. */
export function readDay(text: string): Day | null {
  const bare = text.trim().replace(/^\p{L}+\.?,?\s+/u, '');
  return isDay(bare) ? bare : parseDay(bare.replaceAll(/[.\s-]+/g, '/'));
}

/** A typed day and time in any order, `18:00, 28/11/2026` or `28/11/2026 18h00`: `YYYY-MM-DDTHH:mm`. */
export function readMoment(text: string): string | null {
  const [found, hours = '', minutes = ''] = /(?:T|\b)(\d\d?)[:h](\d\d)\b/i.exec(text) ?? [];
  if (found === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  const day = readDay(text.replace(found, ' ').replaceAll(',', ' '));
  return day && `${day}T${hours.padStart(2, '0')}:${minutes}`;
}
