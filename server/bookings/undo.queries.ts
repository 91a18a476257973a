import { sql } from 'kysely';
import type { BookingStatus } from '../../domain/bookingStatus';
import type { Day } from '../../domain/stay';
import type { Db } from '../db/db';

interface KeyOfRow {
  hotelId: number;
  bookingId: number;
}

/** The newest entry of the booking's history. */
export async function lastEvent(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
): Promise<{ status: BookingStatus; at: Date } | undefined> {
  const { rows } = await sql<{ status: BookingStatus; at: Date }>`
    select status, created_at as at from booking_history
    where hotel_id = ${hotelId} and booking_id = ${bookingId}
    order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0];
}

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
