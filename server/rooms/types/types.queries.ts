import { sql } from 'kysely';
import type { Currency } from '../../../domain/money/money';
import type { Week } from '../../../domain/prices/weekPrices';
import type { Db } from '../../db/db';
import type { StoredImage } from '../../files/images';
import type { ToldRoom } from '../queries';
import type { SharedColumn } from './sharedColumns';

/** What a type says of its rooms. */
export interface TypeFields extends Omit<ToldRoom, 'status'> {
  /** Per night in the hotel's currency. */
  price: number;
  /** The same in whole dong, as travellers see it. */
  priceVnd: number;
  /** By weekday, and the same in whole dong; null where all cost the same. */
  week: Week | null;
  weekVnd: readonly number[] | null;
}

interface RoomOfType {
  id: number;
  roomNumber: string;
  name: string;
  difference: number;
  ownFields: SharedColumn[];
  imageCount: number;
}

export interface TypeRow extends Omit<TypeFields, 'weekVnd'> {
  id: number;
  hotelId: number;
  currency: Currency;
  /** Shown of its rooms that have none of their own. */
  images: (StoredImage & { id: number })[];
  rooms: RoomOfType[];
  version: number;
}

/** A type of a hotel that the partner may work in. */
export interface OwnType {
  hotelId: number;
  typeId: number;
}

/** The hotel's types, the cheapest first, or the one of that id; each with its rooms. */
export async function typesOfHotel(db: Db, hotelId: number, typeId?: number): Promise<TypeRow[]> {
  const { rows } = await sql<TypeRow>`
    select t.id, t.hotel_id as "hotelId", h.currency, t.name, t.room_type as "roomType",
      t.description, t.capacity, t.adults, t.children, t.beds, t.type_bed as "typeBed",
      t.price::float8 as price, t.price_vnd as "priceVnd", t.week::float8[] as week, t.services,
      t.version,
      coalesce((
        select json_agg(json_build_object(
          'id', i.id, 'file', i.file, 'widths', i.widths, 'width', i.width, 'height', i.height
        ) order by i.position, i.id)
        from room_type_images i where i.hotel_id = ${hotelId} and i.type_id = t.id
      ), '[]') as images,
      coalesce((
        select json_agg(json_build_object(
          'id', r.id, 'roomNumber', r.room_number, 'name', r.name,
          'difference', r.difference::float8, 'ownFields', r.own_fields, 'imageCount', (
            select count(*) from room_images i where i.hotel_id = ${hotelId} and i.room_id = r.id)
        ) order by substring(r.room_number from '^[^0-9]*'),
          coalesce(substring(r.room_number from '[0-9]+')::numeric, 0), r.room_number)
        from rooms r where r.hotel_id = ${hotelId} and r.type_id = t.id and r.deleted_at is null
      ), '[]') as rooms
    from room_types t join hotels h on h.id = t.hotel_id
    where t.hotel_id = ${hotelId} and t.deleted_at is null
      and ${typeId === undefined ? sql`true` : sql`t.id = ${typeId}`}
    order by t.price_vnd, t.id`.execute(db);
  return rows;
}

/** The hotel's type that says just this, its price in dong too; in which order its services stand does not count. */
export async function equalType(
  tx: Db,
  hotelId: number,
  type: TypeFields,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from room_types
    where hotel_id = ${hotelId} and deleted_at is null and name = ${type.name}
      and room_type = ${type.roomType} and description = ${type.description}
      and capacity = ${type.capacity} and adults = ${type.adults} and children = ${type.children}
      and beds = ${type.beds} and type_bed = ${type.typeBed} and price = ${type.price}
      and price_vnd = ${type.priceVnd} and week is not distinct from ${type.week}::numeric[]
      and services @> ${type.services}::text[] and services <@ ${type.services}::text[]
    order by id limit 1`.execute(tx);
  return rows[0]?.id;
}

/** @returns the type's id; undefined when the hotel is gone or has another currency by now */
export async function insertType(
  tx: Db,
  { id, currency }: { id: number; currency: Currency },
  type: TypeFields,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into room_types (hotel_id, name, room_type, description, capacity, adults, children, beds,
      type_bed, price, price_vnd, week, week_vnd, services, created_at)
    select h.id, ${type.name}, ${type.roomType}, ${type.description}, ${type.capacity}, ${type.adults},
      ${type.children}, ${type.beds}, ${type.typeBed}, ${type.price}, ${type.priceVnd},
      ${type.week}::numeric[], ${type.weekVnd}::bigint[], ${type.services}::text[], ${now}
    from (
      select id from hotels
      where id = ${id} and currency = ${currency} and deleted_at is null for no key update
    ) h
    returning id`.execute(tx);
  return rows[0]?.id;
}

export async function updateType(
  tx: Db,
  { hotelId, typeId }: OwnType,
  type: TypeFields,
): Promise<void> {
  await sql`
    update room_types set
      name = ${type.name}, room_type = ${type.roomType}, description = ${type.description},
      capacity = ${type.capacity}, adults = ${type.adults}, children = ${type.children},
      beds = ${type.beds}, type_bed = ${type.typeBed}, price = ${type.price},
      price_vnd = ${type.priceVnd}, week = ${type.week}::numeric[],
      week_vnd = ${type.weekVnd}::bigint[], services = ${type.services}::text[], version = version + 1
    where hotel_id = ${hotelId} and id = ${typeId} and deleted_at is null`.execute(tx);
}

/** Of these numbers those that rooms of the hotel have, in their order. */
export async function takenNumbers(
  db: Db,
  hotelId: number,
  numbers: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select room_number as number from rooms
    where hotel_id = ${hotelId} and room_number = any(${[...numbers]}::text[])
      and deleted_at is null`.execute(db);
  const taken = new Set(rows.map(({ number }) => number));
  return numbers.filter((number) => taken.has(number));
}
