import { randomInt } from 'node:crypto';
import { bookingCode, CODE_LETTERS, RANDOM_LETTERS } from '../../domain/bookings/bookingCode';

/** A new booking id that nobody can guess: fifty random bits. */
export function newBookingCode(hotelId: number): string {
  const letters = Array.from({ length: RANDOM_LETTERS }, () => CODE_LETTERS[randomInt(32)]);
  return bookingCode(hotelId, letters.join(''));
}
