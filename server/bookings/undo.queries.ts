import { sql } from 'kysely';
import type { Day } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import type { KeyOfRow } from './booking.queries';

/** The first night that the booking holds no more. */
export async function firstNightLost(tx: Db, { hotelId, bookingId }: KeyOfRow): Promise<Day> {
  const { rows } = await sql<{ night: Day }>`
    select coalesce(
      (select max(n.night) + 1 from room_nights n
        where n.hotel_id = ${hotelId} and n.booking_id = ${bookingId}),
      b.check_in
    ) as night
    from bookings b where b.hotel_id = ${hotelId} and b.id = ${bookingId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('There is no such booking.');
  return row.night;
}
