import { sql } from 'kysely';
import type { HeldBooking } from '../../domain/bookings/bookingLimits';
import type { Day } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import { withGuests } from '../db/bookingConditions';

export interface HeldRow extends HeldBooking {
  id: number;
  hotelId: number;
  code: string;
  hotelName: string;
}

/** What an account holds from today on, the soonest first. */
export async function heldBookings(tx: Db, userId: number, today: Day): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select b.id, b.hotel_id as "hotelId", b.code, b.check_in as "checkIn", b.check_out as "checkOut",
      b.status = 'CHECKED_IN' as arrived, h.name as "hotelName",
      (
        select count(*)::int from booking_rooms k
        where k.hotel_id = b.hotel_id and k.booking_id = b.id
      ) as rooms
    from bookings b join hotels h on h.id = b.hotel_id
    where b.user_id = ${userId} and b.check_out > ${today}::date and ${withGuests(today)}
    order by b.check_in, b.hotel_id, b.id`.execute(tx);
  return rows;
}
