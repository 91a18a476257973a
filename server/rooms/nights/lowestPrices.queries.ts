import { sql } from 'kysely';
import type { PricedType } from '../../../domain/prices/seasons';
import type { Day } from '../../../domain/stays/stay';
import type { Db } from '../../db/db';

/** The hotel's types with the lowest price that a night from today on has by hand, if one has. */
export async function typesWithHandPrices(
  db: Db,
  hotelId: number,
  today: Day,
): Promise<(PricedType & { byHand: number | null })[]> {
  const { rows } = await sql<PricedType & { byHand: number | null }>`
    select t.id, t.price::float8 as price, t.week::float8[] as week, h.currency, (
      select min(n.price)::float8 from type_nights n
      where n.hotel_id = ${hotelId} and n.type_id = t.id and n.season_id is null
        and n.night >= ${today}::date
    ) as "byHand"
    from room_types t join hotels h on h.id = t.hotel_id
    where t.hotel_id = ${hotelId} and t.deleted_at is null`.execute(db);
  return rows;
}

export interface PricedRoom {
  id: number;
  roomNumber: string;
  typeId: number;
  price: number;
}

/** The live rooms of these types, by their numbers. */
export async function roomsOfTypes(
  db: Db,
  hotelId: number,
  typeIds: readonly number[],
): Promise<PricedRoom[]> {
  const { rows } = await sql<PricedRoom>`
    select id, room_number as "roomNumber", type_id as "typeId", price::float8 as price from rooms
    where hotel_id = ${hotelId} and type_id = any(${[...typeIds]}::bigint[]) and deleted_at is null
    order by room_number`.execute(db);
  return rows;
}
