import { sql } from 'kysely';
import type { Db } from '../../db/db';
import type { Shift } from './datedPrices.queries';
import { SHARED } from './sharedColumns';

/** Another live room of the type of room r. */
export const hasSister = (hotelId: number) => sql`exists (
  select 1 from rooms s
  where s.hotel_id = ${hotelId} and s.type_id = r.type_id and s.id <> r.id and s.deleted_at is null
)`;

interface Followed extends Shift {
  /** Whether a room of that price has not been changed, and is to cost by date what it did. */
  isKept: boolean;
}

const shiftsOf = (followed: readonly Followed[]) => followed.filter(({ isKept }) => isKept);

/**
 * Makes types what their rooms are, of rooms that have theirs to themselves.
 *
 * @returns by how much prices by date are to follow
 */
export async function followOnlyRooms(tx: Db, hotelId: number): Promise<Shift[]> {
  const told = (table: string) =>
    sql.join([...SHARED, 'price', 'price_vnd'].map((column) => sql.ref(`${table}.${column}`)));
  const { rows } = await sql<Followed>`
    update room_types t set
      name = r.name, room_type = r.room_type, description = r.description, capacity = r.capacity,
      adults = r.adults, children = r.children, beds = r.beds, type_bed = r.type_bed,
      services = r.services, price = r.price, price_vnd = r.price_vnd, version = t.version + 1
    from rooms r join room_types o on o.hotel_id = r.hotel_id and o.id = r.type_id
    where r.hotel_id = ${hotelId} and r.deleted_at is null
      and t.hotel_id = r.hotel_id and t.id = r.type_id
      and (${told('t')}) is distinct from (${told('r')}) and not ${hasSister(hotelId)}
    returning t.id as "typeId", (t.price - o.price)::float8 as by,
      t.price_vnd - o.price_vnd as "byVnd", r.price - o.price = r.difference as "isKept"`.execute(
    tx,
  );
  return shiftsOf(rows);
}

/** A live room that costs what its type t does. */
export const hasPriceOfType = (hotelId: number) => sql`exists (
  select 1 from rooms s
  where s.hotel_id = ${hotelId} and s.type_id = t.id and s.deleted_at is null and s.price = t.price
)`;

/**
 * Types whose price none of their rooms has any more get the commonest of these, the lowest of several.
 *
 * @returns by how much prices by date are to follow
 */
export async function followCommonPrices(tx: Db, hotelId: number): Promise<Shift[]> {
  const { rows } = await sql<Followed>`
    update room_types t set
      price = common.price, price_vnd = common.price_vnd, version = t.version + 1
    from (
      select distinct on (r.type_id) r.type_id, r.price, r.price_vnd,
        o.price as before, o.price_vnd as before_vnd,
        bool_or(r.price - o.price = r.difference) as is_kept
      from rooms r join room_types o on o.hotel_id = r.hotel_id and o.id = r.type_id
      where r.hotel_id = ${hotelId} and r.deleted_at is null
      group by r.type_id, r.price, r.price_vnd, o.price, o.price_vnd
      order by r.type_id, count(*) desc, r.price
    ) common
    where t.hotel_id = ${hotelId} and t.id = common.type_id and t.deleted_at is null
      and not ${hasPriceOfType(hotelId)}
    returning t.id as "typeId", (t.price - common.before)::float8 as by,
      t.price_vnd - common.before_vnd as "byVnd", common.is_kept as "isKept"`.execute(tx);
  return shiftsOf(rows);
}

/** Weekdays without a price of their own cost the base price, as it is by now. */
export async function followBasePrices(tx: Db, hotelId: number): Promise<void> {
  await sql`
    update room_types t set week_vnd = (
      select array_agg(case when w.price is null then t.price_vnd else w.vnd end order by w.day)
      from unnest(t.week, t.week_vnd) with ordinality as w (price, vnd, day)
    )
    where t.hotel_id = ${hotelId} and t.deleted_at is null and t.week is not null`.execute(tx);
}

/** A type goes with the last of its rooms. */
export async function deleteTypesWithoutRooms(tx: Db, hotelId: number, now: Date): Promise<void> {
  await sql`
    update room_types t set deleted_at = ${now}, version = t.version + 1
    where t.hotel_id = ${hotelId} and t.deleted_at is null and not exists (
      select 1 from rooms r
      where r.hotel_id = ${hotelId} and r.type_id = t.id and r.deleted_at is null
    )`.execute(tx);
}
