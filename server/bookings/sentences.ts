import type { Language } from '../../domain/languages/languages';
import { texts } from '../i18n/texts';
import type { GuestBookingRow } from './guest.queries';

/** The guest is still to come to a hotel that is suspended, or whose owner is. */
export function isAtRisk({ status, hotelSuspended }: GuestBookingRow): boolean {
  return status === 'CONFIRMED' && hotelSuspended;
}

/** How a booking stands for its guest. */
export function sentenceOf(row: GuestBookingRow, language: Language): string {
  const sentences = texts[language].bookings;
  if (isAtRisk(row)) return sentences.atRisk;
  const { status, arrivalTime } = row;
  if (status !== 'CONFIRMED' || arrivalTime === null) return sentences.status[status];
  return sentences.expected(arrivalTime);
}
