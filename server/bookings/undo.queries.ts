import { sql } from 'kysely';
import type { Day } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import type { KeyOfRow } from './booking.queries';

/** What the booking holds: its rooms, and the first night that it holds no more. */
export async function holdings(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
): Promise<{ roomIds: number[]; firstNightLost: Day }> {
  const { rows } = await sql<{ roomIds: number[]; firstNightLost: Day }>`
    select
      (select json_agg(k.room_id) from booking_rooms k
        where k.hotel_id = ${hotelId} and k.booking_id = ${bookingId}) as "roomIds",
      coalesce(
        (select max(n.night) + 1 from room_nights n
          where n.hotel_id = ${hotelId} and n.booking_id = ${bookingId}),
        b.check_in
      ) as "firstNightLost"
    from bookings b where b.hotel_id = ${hotelId} and b.id = ${bookingId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('There is no such booking.');
  return row;
}
