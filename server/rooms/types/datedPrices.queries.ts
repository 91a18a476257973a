import { sql, type RawBuilder } from 'kysely';
import { HIGHEST_PRICE } from '../../../domain/rooms/roomPrices';
import type { Day } from '../../../domain/stays/stay';
import type { Db } from '../../db/db';

/** A type whose prices by date become those of another. */
export interface Inheritance {
  from: number;
  to: number;
}

/** A type of which every dated price changes, in the hotel's currency and in dong. */
export interface Shift {
  typeId: number;
  by: number;
  byVnd: number;
}

/**
 * Gives types what nights by weekday and by hand cost in the others, and their seasons. They are to be
 * shifted by what the base prices differ, and seasons to be compiled.
 *
 * @returns by how much
 */
export async function inheritDatedPrices(
  tx: Db,
  hotelId: number,
  inherited: readonly Inheritance[],
  today: Day,
): Promise<Shift[]> {
  if (inherited.length === 0) return [];
  const pairs = sql`unnest(${inherited.map(({ from }) => from)}::bigint[],
    ${inherited.map(({ to }) => to)}::bigint[]) as v (from_id, to_id)`;
  await sql`
    insert into season_types (hotel_id, season_id, type_id)
    select k.hotel_id, k.season_id, v.to_id from season_types k join ${pairs} on v.from_id = k.type_id
    where k.hotel_id = ${hotelId} on conflict do nothing`.execute(tx);
  await sql`
    insert into type_nights (hotel_id, type_id, night, price, price_vnd, min_stay, min_stay_through,
      no_arrival, no_departure, closed)
    select n.hotel_id, v.to_id, n.night, n.price, n.price_vnd, n.min_stay, n.min_stay_through,
      n.no_arrival, n.no_departure, n.closed
    from type_nights n join ${pairs} on v.from_id = n.type_id
    where n.hotel_id = ${hotelId} and n.season_id is null and n.night >= ${today}::date
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<Shift>`
    update room_types t set week = o.week, week_vnd = o.week_vnd
    from room_types o join ${pairs} on v.from_id = o.id
    where o.hotel_id = ${hotelId} and t.hotel_id = ${hotelId} and t.id = v.to_id
    returning t.id as "typeId", (t.price - o.price)::float8 as by,
      t.price_vnd - o.price_vnd as "byVnd"`.execute(tx);
  return rows;
}

/** Makes all that types cost by weekday or by hand so much dearer or cheaper. */
export async function shiftDatedPrices(
  tx: Db,
  hotelId: number,
  shifts: readonly Shift[],
): Promise<void> {
  if (shifts.length === 0) return;
  const shifted = sql`unnest(${shifts.map(({ typeId }) => typeId)}::bigint[],
    ${shifts.map(({ by }) => by)}::numeric[],
    ${shifts.map(({ byVnd }) => byVnd)}::bigint[]) as v (type_id, by, by_vnd)`;
  await sql`
    update room_types t set
      week = array(select ${within(sql`w.price + v.by`, 'own')}
        from unnest(t.week) with ordinality as w (price, day) order by w.day),
      week_vnd = array(select ${within(sql`w.price + v.by_vnd`, 'dong')}
        from unnest(t.week_vnd) with ordinality as w (price, day) order by w.day)
    from ${shifted}, hotels h
    where t.hotel_id = ${hotelId} and h.id = t.hotel_id and t.id = v.type_id
      and t.week is not null`.execute(tx);
  await sql`
    update type_nights n set
      price = ${within(sql`n.price + v.by`, 'own')},
      price_vnd = ${within(sql`n.price_vnd + v.by_vnd`, 'dong')}
    from ${shifted}, hotels h
    where n.hotel_id = ${hotelId} and h.id = n.hotel_id and n.type_id = v.type_id
      and n.season_id is null and n.price is not null`.execute(tx);
}

/** At least the smallest amount of hotel h's currency, or a dong, and at most the highest price; null stays. */
function within(price: RawBuilder<unknown>, currency: 'own' | 'dong'): RawBuilder<unknown> {
  const least =
    currency === 'dong' ? sql`1` : sql`case when h.currency = 'VND' then 1 else 0.01 end`;
  return sql`case when ${price} is not null then least(${HIGHEST_PRICE}, greatest(${least}, ${price})) end`;
}
