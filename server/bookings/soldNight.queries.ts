import { sql } from 'kysely';
import { ANONYMISED_GUEST } from '../../domain/bookings/guestName';
import type { Db } from '../db/db';
import { ApiError } from '../http/errors';
import type { SoldNight } from '../i18n/vi/values';
import type { RoomNight } from './change/store.queries';

/**
 * Says who has the first of these nights that somebody has, to the desk that would take them back. One that is taken a
 * moment later fails on the primary key.
 *
 * @throws ApiError 409
 */
export async function refuseSoldNights(
  tx: Db,
  hotelId: number,
  nights: readonly RoomNight[],
): Promise<void> {
  if (nights.length === 0) return;
  const { rows } = await sql<SoldNight>`
    select r.room_number as "roomNumber", n.night, b.code, coalesce(nullif(b.arriving_name, ''),
      nullif(trim(b.guest_last_name || ' ' || b.guest_first_name), ''), ${ANONYMISED_GUEST}) as guest
    from room_nights n
    join rooms r on r.hotel_id = ${hotelId} and r.id = n.room_id
    left join bookings b on b.hotel_id = ${hotelId} and b.id = n.booking_id
    where n.hotel_id = ${hotelId} and (n.room_id, n.night) in (
      select * from unnest(${nights.map(({ roomId }) => roomId)}::bigint[],
        ${nights.map(({ night }) => night)}::date[])
    )
    order by n.night, r.room_number limit 1`.execute(tx);
  const [sold] = rows;
  if (sold) throw new ApiError('NIGHTS_SOLD', { why: { error: 'nightSold', value: sold } });
}
