import { sql, type RawBuilder } from 'kysely';
import type { PricedType, Season } from '../../../domain/prices/seasons';
import type { Day } from '../../../domain/stays/stay';
import type { Db } from '../../db/db';

export interface SeasonRow extends Season {
  name: string;
  version: number;
}

/** The hotel's seasons that are not over, the one that counts first. */
export function seasonsOf(db: Db, hotelId: number, today: Day): Promise<SeasonRow[]> {
  return seasonsWhere(db, hotelId, sql`s.to_day > ${today}::date`);
}

export async function seasonById(
  db: Db,
  { hotelId, seasonId }: { hotelId: number; seasonId: number },
): Promise<SeasonRow | undefined> {
  return (await seasonsWhere(db, hotelId, sql`s.id = ${seasonId}`))[0];
}

async function seasonsWhere(
  db: Db,
  hotelId: number,
  which: RawBuilder<unknown>,
): Promise<SeasonRow[]> {
  const { rows } = await sql<SeasonRow>`
    select s.id, s.name, s.from_day as "from", s.to_day as "to", s.weekdays, s.change,
      s.value::float8 as value, s.min_stay as "minStay", s.min_stay_through as "minStayThrough",
      s.no_arrival as "noArrival", s.no_departure as "noDeparture", s.closed, s.version,
      coalesce((
        select json_agg(k.type_id order by k.type_id) from season_types k
        where k.hotel_id = ${hotelId} and k.season_id = s.id
      ), '[]') as "typeIds"
    from seasons s where s.hotel_id = ${hotelId} and ${which}
    order by s.position, s.id`.execute(db);
  return rows;
}

export interface PricedTypeRow extends PricedType {
  name: string;
}

/** What the hotel's types cost without seasons, the cheapest first. */
export async function pricedTypes(db: Db, hotelId: number): Promise<PricedTypeRow[]> {
  const { rows } = await sql<PricedTypeRow>`
    select t.id, t.name, t.price::float8 as price, t.week::float8[] as week, h.currency
    from room_types t join hotels h on h.id = t.hotel_id
    where t.hotel_id = ${hotelId} and t.deleted_at is null
    order by t.price_vnd, t.id`.execute(db);
  return rows;
}
