import { sql, type RawBuilder } from 'kysely';
import { unrecorded } from '../../db/changeRecording';
import type { Db } from '../../db/db';
import type { Inheritance } from './datedPrices.queries';
import { hasPriceOfType, hasSister } from './following.queries';
import { SHARED, type SharedColumn } from './sharedColumns';

/** A column so that it can be compared: in which order services were typed says nothing. */
function comparable(table: 'r' | 't', column: SharedColumn | 'price'): RawBuilder<unknown> {
  const value = sql.ref(`${table}.${column}`);
  return column === 'services' ? sql`array(select unnest(${value}) order by 1)` : value;
}

/** Rooms that differ in their description only are of one type all the same. */
const alike = [...SHARED.filter((column) => column !== 'description'), 'price' as const];
const keyOfRoom = sql.join(alike.map((column) => comparable('r', column)));
const isOfType = sql.join(
  alike.map((column) => sql`${comparable('r', column)} = ${comparable('t', column)}`),
  sql` and `,
);
const bothLive = sql`(r.deleted_at is null) = (t.deleted_at is null)`;

/** Keeps others from making or joining types of the hotel until the transaction ends. */
export async function lockTypesOf(tx: Db, hotelId: number): Promise<void> {
  await sql`select 1 from hotels where id = ${hotelId} for no key update`.execute(tx);
}

/** Makes a type of every kind of room that has none; deleted rooms get deleted ones. */
export async function insertMissingTypes(tx: Db, hotelId: number): Promise<void> {
  await sql`
    insert into room_types (hotel_id, name, room_type, description, capacity, adults, children, beds,
      type_bed, price, price_vnd, services, created_at, deleted_at)
    select distinct on (r.deleted_at is null, ${keyOfRoom})
      r.hotel_id, r.name, r.room_type, r.description, r.capacity, r.adults, r.children, r.beds,
      r.type_bed, r.price, r.price_vnd, r.services, r.created_at, r.deleted_at
    from rooms r
    where r.hotel_id = ${hotelId} and r.type_id is null and not exists (
      select 1 from room_types t where t.hotel_id = r.hotel_id and ${bothLive} and ${isOfType}
    )
    order by r.deleted_at is null, ${keyOfRoom}, r.room_number, r.id`.execute(tx);
}

/** Gives every room that has no type the one that is like it. */
export async function joinTypes(tx: Db, hotelId: number): Promise<void> {
  await sql`
    update rooms r ${unrecorded} set type_id = (
      select min(t.id) from room_types t where t.hotel_id = ${hotelId} and ${bothLive} and ${isOfType}
    )
    where r.hotel_id = ${hotelId} and r.type_id is null`.execute(tx);
}

const ownFields = sql`array_remove(array[${sql.join(
  SHARED.map(
    (column) => sql`case when ${comparable('r', column)} is distinct from ${comparable('t', column)}
      then ${sql.lit(column)} end`,
  ),
)}], null)`;

const isUnnoted = sql`(r.difference, r.difference_vnd, r.own_fields)
  is distinct from (r.price - t.price, r.price_vnd - t.price_vnd, ${ownFields})`;

/** Writes down how each room differs from its type; what travellers see stays as it is. */
export async function noteDifferences(tx: Db, hotelId: number): Promise<void> {
  await sql`
    update rooms r ${unrecorded} set
      difference = r.price - t.price, difference_vnd = r.price_vnd - t.price_vnd,
      own_fields = ${ownFields}
    from room_types t
    where r.hotel_id = ${hotelId} and t.hotel_id = r.hotel_id and t.id = r.type_id
      and r.deleted_at is null and ${isUnnoted}`.execute(tx);
}

export interface ReleasedRoom {
  roomId: number;
  typeId: number;
}

const isAnotherKind = sql`(r.name, r.room_type) is distinct from (t.name, t.room_type)`;

/**
 * Takes rooms out of types that say what they are no longer: whose price and pictures are not for them.
 * The only room of a type stays, to take it along, unless another type is like it by now.
 *
 * @returns the rooms, with the types that they were of
 */
export async function releaseOtherKinds(tx: Db, hotelId: number): Promise<ReleasedRoom[]> {
  const { rows } = await sql<ReleasedRoom>`
    update rooms r ${unrecorded} set type_id = null
    from rooms o
    where r.hotel_id = ${hotelId} and r.deleted_at is null
      and o.hotel_id = ${hotelId} and o.id = r.id
      and exists (
        select 1 from room_types t
        where t.hotel_id = ${hotelId} and t.id = r.type_id and ${isAnotherKind}
      )
      and (${hasSister(hotelId)} or exists (
        select 1 from room_types t
        where t.hotel_id = ${hotelId} and t.deleted_at is null and ${isOfType}
      ))
    returning r.id as "roomId", o.type_id as "typeId"`.execute(tx);
  return rows;
}

/**
 * Makes a room one of a type that it was asked to be of, however it differs from that, in name and kind excepted:
 * by these it would leave it again.
 *
 * @returns the type that it was of before, null without one; undefined when there is no such type of its name and kind
 */
export async function joinType(
  tx: Db,
  { hotelId, roomId, typeId }: { hotelId: number; roomId: number; typeId: number },
): Promise<number | null | undefined> {
  const { rows } = await sql<{ before: number | null }>`
    update rooms r ${unrecorded} set type_id = t.id
    from room_types t, rooms o
    where r.hotel_id = ${hotelId} and r.id = ${roomId}
      and o.hotel_id = ${hotelId} and o.id = r.id
      and t.hotel_id = ${hotelId} and t.id = ${typeId} and t.deleted_at is null
      and not (${isAnotherKind})
    returning o.type_id as before`.execute(tx);
  return rows[0]?.before;
}

/** Types that are not known, as they were made for released rooms, each with one that these were of. */
export async function typesOfReleased(
  tx: Db,
  hotelId: number,
  released: readonly ReleasedRoom[],
  known: readonly number[],
): Promise<Inheritance[]> {
  if (released.length === 0) return [];
  const { rows } = await sql<Inheritance>`
    select distinct on (r.type_id) v.type_id as from, r.type_id as to
    from rooms r join unnest(
      ${released.map(({ roomId }) => roomId)}::bigint[],
      ${released.map(({ typeId }) => typeId)}::bigint[]
    ) as v (room_id, type_id) on v.room_id = r.id
    where r.hotel_id = ${hotelId} and r.type_id <> all(${[...known]}::bigint[])
    order by r.type_id, v.type_id`.execute(tx);
  return rows;
}

/**
 * Whether a room of the hotel has no type, is of another kind or differs otherwise than is written down,
 * or a type has no room, or none of its price.
 */
export async function isUnsettled(db: Db, hotelId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from rooms r left join room_types t on t.hotel_id = r.hotel_id and t.id = r.type_id
    where r.hotel_id = ${hotelId} and (
      r.type_id is null or r.deleted_at is null and (${isUnnoted} or ${isAnotherKind})
    )
    union all
    select 1 from room_types t
    where t.hotel_id = ${hotelId} and t.deleted_at is null and not ${hasPriceOfType(hotelId)}
    limit 1`.execute(db);
  return rows.length > 0;
}
