import { sql, type RawBuilder } from 'kysely';
import type { Day } from '../../domain/stay';

/** How a traveller's list of bookings is divided. */
export type BookingTime = 'coming' | 'past' | 'cancelled';

/** Of `bookings b`: those in that part of their guest's list. */
export function during(when: BookingTime, today: Day) {
  if (when === 'cancelled') return sql`b.status in ('CANCELLED', 'NO_SHOW')`;
  const over = sql`(b.status = 'COMPLETED' or b.check_out < ${today}::date)`;
  const kept = sql`b.status in ('CONFIRMED', 'CHECKED_IN', 'COMPLETED')`;
  return when === 'past' ? sql`${kept} and ${over}` : sql`${kept} and not ${over}`;
}

/** The day in Vietnam, which has no summer time, on which a moment falls. */
const dayOf = (moment: RawBuilder<unknown>) => sql`((${moment}) + interval '7 hours')::date`;

/**
 * Of `bookings b`: at least one night was spent. Who leaves on the day of arrival has spent none,
 * however long ago that was.
 */
export const hasSlept = sql`(
  b.status = 'COMPLETED' and b.check_in < coalesce((
    select ${dayOf(sql`max(e.created_at) at time zone 'UTC'`)} from booking_history e
    where e.hotel_id = b.hotel_id and e.booking_id = b.id and e.status = 'COMPLETED'
  ), b.check_out)
)`;

/**
 * Of `bookings b`: booked by the hotel's owner, or by somebody who is reached where the hotel is and
 * so works there.
 */
export const ofOwnHotel = sql`exists (
  select from hotels h where h.id = b.hotel_id and (
    h.owner_id = b.user_id or h.phone = b.guest_phone
    or (b.guest_email <> '' and lower(h.email) = lower(b.guest_email)))
)`;

/** Of `bookings b`: those whose guests the hotel expects or has in the house. */
export function withGuests(today: Day) {
  return sql`
    (b.status = 'CHECKED_IN' or (b.status = 'CONFIRMED' and b.check_out > ${today}::date))`;
}
