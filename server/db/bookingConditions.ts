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

/**
 * Of `bookings b`: those whose guests the hotel expects or has in the house.
 *
 * @param over nobody comes any more for a stay that ends by then: today, or `firstDeskDay` where who may still be let in counts
 */
export function withGuests(over: Day) {
  return sql`
    (b.status = 'CHECKED_IN' or (b.status = 'CONFIRMED' and b.check_out > ${over}::date))`;
}
