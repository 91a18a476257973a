import { sql, type RawBuilder } from 'kysely';
import type { HotelRef } from '../db/hotelRef';

/** The day in Vietnam, which has no summer time, on which a moment falls. */
const dayOf = (moment: RawBuilder<unknown>) => sql`((${moment}) + interval '7 hours')::date`;

/**
 * Of `bookings b`: at least one night was spent. Who leaves on the day of arrival has spent none,
 * however long ago that was.
 */
export const hasSlept = (hotel: HotelRef) => sql`(
  b.status = 'COMPLETED' and b.check_in < coalesce((
    select ${dayOf(sql`max(e.created_at) at time zone 'UTC'`)} from booking_history e
    where e.hotel_id = ${hotel} and e.booking_id = b.id and e.status = 'COMPLETED'
  ), b.check_out)
)`;

/**
 * Of `bookings b` and their `hotels h`: how it came to be cancelled, as a `Cancellation`; null where it stands. Without a
 * `limit`, which a divided database refuses in a subquery of several parts.
 */
export const cancellation = (hotel: HotelRef) => sql`(
  select (array_agg(json_build_object('at', e.created_at, 'reason', e.reason,
    'by', case e.user_id when b.user_id then 'GUEST' when h.owner_id then 'HOTEL' else 'MARKETPLACE' end)
    order by e.created_at desc, e.id desc))[1]
  from booking_history e
  where b.status = 'CANCELLED' and e.status = 'CANCELLED' and e.hotel_id = ${hotel} and e.booking_id = b.id
)`;

/** However it is written: with blanks or dots, and from within the country or from abroad. */
const dialled = (phone: RawBuilder<unknown>) =>
  sql`regexp_replace(regexp_replace(${phone}, '[^0-9]', '', 'g'), '^84([0-9]{9,})$', '0\\1')`;

/**
 * Of `bookings b`: booked by the hotel's owner, or by somebody who is reached where the hotel is and
 * so works there.
 */
export const ofOwnHotel = (hotel: HotelRef) => sql`exists (
  select from hotels h where h.id = ${hotel} and (
    h.owner_id = b.user_id or ${dialled(sql`h.phone`)} = ${dialled(sql`b.guest_phone`)}
    or (b.guest_email <> '' and lower(h.email) = lower(b.guest_email)))
)`;
