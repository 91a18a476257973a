import { sql } from 'kysely';
import type { Day } from '../../../domain/stays/stay';
import type { Db } from '../../db/db';

interface RoomsOfType {
  typeId: number;
  rooms: number;
  /** Those that are not under maintenance. */
  onSale: number;
}

interface TakenNight {
  typeId: number;
  night: Day;
  /** How many rooms that are on sale somebody has, or are closed. */
  taken: number;
}

export async function roomCounts(db: Db, hotelId: number): Promise<RoomsOfType[]> {
  const { rows } = await sql<RoomsOfType>`
    select type_id as "typeId", count(*)::int as rooms,
      count(*) filter (where status <> 'MAINTENANCE')::int as "onSale"
    from rooms where hotel_id = ${hotelId} and deleted_at is null group by type_id`.execute(db);
  return rows;
}

export async function takenRooms(
  db: Db,
  hotelId: number,
  { from, to }: { from: Day; to: Day },
): Promise<TakenNight[]> {
  const { rows } = await sql<TakenNight>`
    select r.type_id as "typeId", n.night, count(*)::int as taken
    from room_nights n join rooms r on r.hotel_id = n.hotel_id and r.id = n.room_id
    where n.hotel_id = ${hotelId} and n.night >= ${from}::date and n.night < ${to}::date
      and r.deleted_at is null and r.status <> 'MAINTENANCE'
    group by 1, 2`.execute(db);
  return rows;
}
