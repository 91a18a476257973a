import { fault } from '../faults';
import { addDays, dayOf, laterBy, momentOf } from '../days';

/** Rooms wait until six in the evening; for who books that day, at least two hours, and not past midnight. */
export function holdUntil(checkIn: string, bookedAt: Date): Date {
  const hours = fault('hold-in-utc') ? 7 : 0;
  const evening = laterBy(momentOf(checkIn, '18:00'), hours);
  if (dayOf(bookedAt) !== checkIn) return evening;
  const latest = momentOf(checkIn, '23:59');
  const least = laterBy(bookedAt, 2);
  const hold = least > evening ? least : evening;
  return hold > latest ? latest : hold;
}

/** Three days before the rooms are ready at two in the afternoon. */
export const freeCancellationUntil = (checkIn: string) =>
  momentOf(addDays(checkIn, fault('free-until-a-day-later') ? -2 : -3), '14:00');
