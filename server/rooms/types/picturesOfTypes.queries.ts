import { sql } from 'kysely';
import type { Db } from '../../db/db';
import type { ReleasedRoom } from './matching.queries';

/**
 * A type that ends because its last room is of another by now leaves its pictures to that one, unless it
 * has some: they were of that room.
 */
export async function passPicturesOn(
  tx: Db,
  hotelId: number,
  released: readonly ReleasedRoom[],
): Promise<void> {
  if (released.length === 0) return;
  await sql`
    update room_type_images i set type_id = v.to_id
    from (
      select distinct on (l.type_id) l.type_id as from_id, r.type_id as to_id
      from rooms r join unnest(
        ${released.map(({ roomId }) => roomId)}::bigint[],
        ${released.map(({ typeId }) => typeId)}::bigint[]
      ) as l (room_id, type_id) on l.room_id = r.id
      where r.hotel_id = ${hotelId} order by l.type_id, r.id
    ) v
    where i.hotel_id = ${hotelId} and i.type_id = v.from_id
      and not exists (
        select 1 from rooms s
        where s.hotel_id = ${hotelId} and s.type_id = v.from_id and s.deleted_at is null
      )
      and not exists (
        select 1 from room_type_images j where j.hotel_id = ${hotelId} and j.type_id = v.to_id
      )`.execute(tx);
}
