import { addDays, dayOf, laterBy, momentOf } from '../days';

/** Rooms wait until six in the evening; for who books that day, at least two hours, and not past midnight. */
export function holdUntil(checkIn: string, bookedAt: Date): Date {
  const evening = momentOf(checkIn, '18:00');
  if (dayOf(bookedAt) !== checkIn) return evening;
  const latest = momentOf(checkIn, '23:59');
  const least = laterBy(bookedAt, 2);
  const hold = least > evening ? least : evening;
  return hold > latest ? latest : hold;
}

/** Three days before the rooms are ready at two in the afternoon. */
export const freeCancellationUntil = (checkIn: string) => momentOf(addDays(checkIn, -3), '14:00');
