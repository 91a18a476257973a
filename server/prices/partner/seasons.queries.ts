import { sql } from 'kysely';
import type { Season } from '../../../domain/prices/seasons';
import type { Db } from '../../db/db';
import type { OwnHotel } from '../../rooms/partner/own';

/** What the owner decides about a season. */
export interface SeasonFields extends Omit<Season, 'id'> {
  name: string;
}

interface OwnSeason {
  hotelId: number;
  seasonId: number;
}

/** Whether the hotel is there and still has that currency. */
export async function isInCurrency(tx: Db, { id, currency }: OwnHotel): Promise<boolean> {
  const { rows } = await sql`
    select 1 from hotels
    where id = ${id} and currency = ${currency} and deleted_at is null`.execute(tx);
  return rows.length > 0;
}

/** Above all others. @returns its id */
export async function insertSeason(
  tx: Db,
  hotelId: number,
  season: SeasonFields,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into seasons (hotel_id, name, from_day, to_day, weekdays, change, value, min_stay,
      min_stay_through, no_arrival, no_departure, closed, position, created_at)
    values (${hotelId}, ${season.name}, ${season.from}, ${season.to}, ${season.weekdays},
      ${season.change}, ${season.value}, ${season.minStay}, ${season.minStayThrough},
      ${season.noArrival}, ${season.noDeparture}, ${season.closed}, ${await above(tx, hotelId)}, ${now})
    returning id`.execute(tx);
  if (!rows[0]) throw new Error('The season was not stored.');
  await insertTypes(tx, { hotelId, seasonId: rows[0].id }, season.typeIds);
  return rows[0].id;
}

async function above(tx: Db, hotelId: number): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(min(position), 0) - 1 as position from seasons
    where hotel_id = ${hotelId}`.execute(tx);
  return rows[0]!.position;
}

export async function updateSeason(tx: Db, own: OwnSeason, season: SeasonFields): Promise<void> {
  const { hotelId, seasonId } = own;
  await sql`
    update seasons set name = ${season.name}, from_day = ${season.from}, to_day = ${season.to},
      weekdays = ${season.weekdays}, change = ${season.change}, value = ${season.value},
      min_stay = ${season.minStay}, min_stay_through = ${season.minStayThrough},
      no_arrival = ${season.noArrival}, no_departure = ${season.noDeparture},
      closed = ${season.closed}, version = version + 1
    where hotel_id = ${hotelId} and id = ${seasonId}`.execute(tx);
  await sql`
    delete from season_types
    where hotel_id = ${hotelId} and season_id = ${seasonId}`.execute(tx);
  await insertTypes(tx, own, season.typeIds);
}

async function insertTypes(
  tx: Db,
  { hotelId, seasonId }: OwnSeason,
  typeIds: readonly number[],
): Promise<void> {
  if (typeIds.length === 0) return;
  await sql`
    insert into season_types (hotel_id, season_id, type_id)
    select hotel_id, ${seasonId}::bigint, id from room_types
    where hotel_id = ${hotelId} and id = any(${[...typeIds]}::bigint[])`.execute(tx);
}

/** With what it said of nights, those of the past too: nothing else refers to them. */
export async function deleteSeason(tx: Db, { hotelId, seasonId }: OwnSeason): Promise<void> {
  await sql`
    delete from type_nights where hotel_id = ${hotelId} and season_id = ${seasonId}`.execute(tx);
  await sql`
    delete from season_types
    where hotel_id = ${hotelId} and season_id = ${seasonId}`.execute(tx);
  await sql`delete from seasons where hotel_id = ${hotelId} and id = ${seasonId}`.execute(tx);
}

/** In which order they count. */
export async function setOrder(
  tx: Db,
  hotelId: number,
  seasonIds: readonly number[],
): Promise<void> {
  await sql`
    update seasons s set position = v.position
    from unnest(${[...seasonIds]}::bigint[]) with ordinality as v (id, position)
    where s.hotel_id = ${hotelId} and s.id = v.id`.execute(tx);
}

/** Which of these types the hotel has, or had. */
export async function typesAmong(
  db: Db,
  hotelId: number,
  typeIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from room_types
    where hotel_id = ${hotelId} and id = any(${[...typeIds]}::bigint[])`.execute(db);
  return rows[0]?.count ?? 0;
}
