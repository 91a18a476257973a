import { sql } from 'kysely';
import type { Db } from '../db/db';

/** What must never be: each count is 0 in a sound database. */
export async function brokenInvariants(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*)::int from (
        select 1 from room_nights group by hotel_id, room_id, night having count(*) > 1
      ) twice) as "nightsSoldTwice",
      (select count(*)::int from room_nights n where n.closure_id is null and not exists (
        select 1 from bookings b where b.hotel_id = n.hotel_id and b.id = n.booking_id
          and b.status not in ('CANCELLED', 'NO_SHOW')
          and n.night >= b.check_in and n.night < b.check_out
      )) as "nightsWithoutBooking",
      (select count(*)::int from bookings b
        where b.status in ('CONFIRMED', 'CHECKED_IN') and
          (select count(*) from room_nights n
            where n.hotel_id = b.hotel_id and n.booking_id = b.id)
          <> (b.check_out - b.check_in) * (select count(*) from booking_rooms k
            where k.hotel_id = b.hotel_id and k.booking_id = b.id)
      ) as "bookingsWithoutNights",
      (select count(*)::int from vouchers where quantity > 0 and used > quantity)
        as "vouchersOverused",
      (select count(*)::int from vouchers v where v.used <> (
        select count(*) from voucher_uses u
        where u.owner_id = v.owner_id and u.voucher_id = v.id and u.returned_at is null
      )) as "vouchersMiscounted"`.execute(db);
  return rows[0] ?? {};
}
