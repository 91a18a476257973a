import { sql } from 'kysely';
import type { Restrictions } from '../../../domain/prices/seasons';
import type { Day } from '../../../domain/stays/stay';
import type { Db } from '../../db/db';

/** A night of a type of which something is said. */
export interface SaidNight extends Restrictions {
  typeId: number;
  night: Day;
  /** Null: it is said by hand. */
  seasonId: number | null;
  /** In the hotel's currency; null: as its weekday. */
  price: number | null;
  /** The same in whole dong. */
  priceVnd: number | null;
}

const saidColumns = sql`
  n.type_id as "typeId", n.night, n.season_id as "seasonId", n.price::float8 as price,
  n.price_vnd as "priceVnd", n.min_stay as "minStay", n.min_stay_through as "minStayThrough",
  n.no_arrival as "noArrival", n.no_departure as "noDeparture", n.closed`;

interface Nights {
  from: Day;
  to?: Day;
}

const nightsOf = (hotelId: number, { from, to }: Nights) => sql`
  n.hotel_id = ${hotelId} and n.night >= ${from}::date
  and ${to === undefined ? sql`true` : sql`n.night < ${to}::date`}`;

/** Of all types of the hotel, from a night on up to, and without, another. */
export async function saidNights(db: Db, hotelId: number, nights: Nights): Promise<SaidNight[]> {
  const { rows } = await sql<SaidNight>`
    select ${saidColumns} from type_nights n where ${nightsOf(hotelId, nights)}`.execute(db);
  return rows;
}

/** The same with the name of the season that says it. */
export async function namedNights(
  db: Db,
  hotelId: number,
  nights: Nights,
): Promise<(SaidNight & { seasonName: string | null })[]> {
  const { rows } = await sql<SaidNight & { seasonName: string | null }>`
    select ${saidColumns}, s.name as "seasonName"
    from type_nights n left join seasons s on s.hotel_id = n.hotel_id and s.id = n.season_id
    where ${nightsOf(hotelId, nights)}`.execute(db);
  return rows;
}

/** Says this of these nights of live types, whatever was said of them. */
export async function writeNights(
  tx: Db,
  hotelId: number,
  nights: readonly SaidNight[],
): Promise<void> {
  if (nights.length === 0) return;
  const column = <K extends keyof SaidNight>(key: K) => nights.map((night) => night[key]);
  await sql`
    insert into type_nights (hotel_id, type_id, night, season_id, price, price_vnd, min_stay,
      min_stay_through, no_arrival, no_departure, closed)
    select t.hotel_id, t.id, v.night, v.season_id, v.price, v.price_vnd, v.min_stay,
      v.min_stay_through, v.no_arrival, v.no_departure, v.closed
    from room_types t join unnest(${column('typeId')}::bigint[], ${column('night')}::date[],
      ${column('seasonId')}::bigint[], ${column('price')}::numeric[], ${column('priceVnd')}::bigint[],
      ${column('minStay')}::smallint[], ${column('minStayThrough')}::smallint[],
      ${column('noArrival')}::boolean[], ${column('noDeparture')}::boolean[],
      ${column('closed')}::boolean[]
    ) as v (type_id, night, season_id, price, price_vnd, min_stay, min_stay_through, no_arrival,
      no_departure, closed) on v.type_id = t.id
    where t.hotel_id = ${hotelId} and t.deleted_at is null
    on conflict (hotel_id, type_id, night) do update set
      season_id = excluded.season_id, price = excluded.price, price_vnd = excluded.price_vnd,
      min_stay = excluded.min_stay, min_stay_through = excluded.min_stay_through,
      no_arrival = excluded.no_arrival, no_departure = excluded.no_departure,
      closed = excluded.closed`.execute(tx);
}

/** Says nothing of these nights any more. */
export async function forgetNights(
  tx: Db,
  hotelId: number,
  nights: readonly Pick<SaidNight, 'typeId' | 'night'>[],
): Promise<void> {
  if (nights.length === 0) return;
  await sql`
    delete from type_nights t
    using unnest(${nights.map(({ typeId }) => typeId)}::bigint[],
      ${nights.map(({ night }) => night)}::date[]) as v (type_id, night)
    where t.hotel_id = ${hotelId} and t.type_id = v.type_id and t.night = v.night`.execute(tx);
}
