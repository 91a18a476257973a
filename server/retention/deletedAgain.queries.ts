import { sql } from 'kysely';
import type { Day } from '../../domain/stays/stay';
import type { StateOfBooking } from '../bookings/transitions';
import { during, withGuests } from '../db/bookingConditions';
import type { Db } from '../db/db';

const columns = sql`
  b.id, b.hotel_id as "hotelId", b.code, b.status, b.check_in as "checkIn", b.check_out as "checkOut",
  b.hold_until as "holdUntil"`;

/** A guest's, of those that were still to come on that day. */
export async function openBookingsOf(tx: Db, userId: number, day: Day): Promise<StateOfBooking[]> {
  const { rows } = await sql<StateOfBooking>`
    select ${columns} from bookings b
    where b.user_id = ${userId} and b.status <> 'COMPLETED' and ${during('coming', day)}
    order by b.hotel_id, b.id`.execute(tx);
  return rows;
}

/** At a partner's hotels, of those whose guests were expected or in the house on that day. */
export async function openBookingsAt(tx: Db, userId: number, day: Day): Promise<StateOfBooking[]> {
  const { rows } = await sql<StateOfBooking>`
    select ${columns} from hotels h join bookings b on b.hotel_id = h.id
    where h.owner_id = ${userId} and ${withGuests(day)}
    order by b.hotel_id, b.id`.execute(tx);
  return rows;
}
