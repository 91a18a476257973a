import { addDays, type Day } from '../../../domain/stays/stay';
import { addMonths, lastDayOf, monthOf, weekdayIndex } from './months';

/** Where a key leads from a day of the calendar, or null for keys that mean something else. */
export function dayForKey(key: string, day: Day): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayIndex(day));
    case 'End':
      return addDays(day, 6 - weekdayIndex(day));
    case 'PageUp':
      return sameDateIn(addMonths(monthOf(day), -1), day);
    case 'PageDown':
      return sameDateIn(addMonths(monthOf(day), 1), day);
    default:
      return null;
  }
}

/** The 31st becomes the month's last day where there is none. */
function sameDateIn(month: string, day: Day): Day {
  const wanted = `${month}${day.slice(7)}`;
  const last = lastDayOf(month);
  return wanted > last ? last : wanted;
}
