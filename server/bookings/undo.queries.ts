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

/**
 * Whether a room that the booking ends in, or the whole hotel, has been deleted. Nobody deletes one of the rooms until the
 * transaction ends; of the hotel that has been seen to.
 */
export async function hasRoomGone(tx: Db, { hotelId, bookingId }: KeyOfRow): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`
    select r.deleted_at is not null or h.deleted_at is not null as gone from booking_rooms k
    join rooms r on r.hotel_id = ${hotelId} and r.id = k.room_id
    join hotels h on h.id = ${hotelId}
    where k.hotel_id = ${hotelId} and k.booking_id = ${bookingId}
    order by r.id for key share of r`.execute(tx);
  return rows.some(({ gone }) => gone);
}
