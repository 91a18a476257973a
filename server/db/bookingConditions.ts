import { sql } from 'kysely';
import type { Day } from '../../domain/stays/stay';

// What every noun may ask of a booking, the nouns below bookings too.

/** How a traveller's list of bookings is divided. */
export type BookingTime = 'coming' | 'past' | 'cancelled';

/** Of `bookings b`: those in that part of their guest's list. */
export function during(when: BookingTime, today: Day) {
  if (when === 'cancelled') return sql`b.status in ('CANCELLED', 'NO_SHOW')`;
  const over = sql`(b.status = 'COMPLETED' or b.check_out < ${today}::date)`;
  const kept = sql`b.status in ('CONFIRMED', 'CHECKED_IN', 'COMPLETED')`;
  return when === 'past' ? sql`${kept} and ${over}` : sql`${kept} and not ${over}`;
}

/** Of `bookings b`: those whose guests the hotel expects or has in the house. */
export function withGuests(today: Day) {
  return sql`
    (b.status = 'CHECKED_IN' or (b.status = 'CONFIRMED' and b.check_out > ${today}::date))`;
}
