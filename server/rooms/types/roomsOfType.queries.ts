import { sql } from 'kysely';
import { firstDeskDay } from '../../../domain/stays/stay';
import { withGuests } from '../../db/bookingConditions';
import type { Db } from '../../db/db';
import type { HotelRef } from '../../db/hotelRef';
import type { SharedColumn } from './sharedColumns';
import type { OwnType, TypeFields } from './types.queries';

/** Makes rooms that are what their type is. */
export async function insertRoomsOfType(
  tx: Db,
  { hotelId, typeId }: OwnType,
  rooms: readonly { roomNumber: string; searchText: string }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into rooms (hotel_id, type_id, room_number, name, room_type, description, capacity, adults,
      children, beds, type_bed, price, price_vnd, services, search_text, created_at)
    select t.hotel_id, t.id, v.room_number, t.name, t.room_type, t.description, t.capacity, t.adults,
      t.children, t.beds, t.type_bed, t.price, t.price_vnd, t.services, v.search_text, ${now}
    from room_types t cross join unnest(
      ${rooms.map(({ roomNumber }) => roomNumber)}::text[],
      ${rooms.map(({ searchText }) => searchText)}::text[]
    ) as v (room_number, search_text)
    where t.hotel_id = ${hotelId} and t.id = ${typeId}`.execute(tx);
}

/** A room as it follows its type. */
export interface FollowingRoom {
  id: number;
  price: number;
  priceVnd: number;
  searchText: string;
}

/** Gives rooms what their type says, each but what it has of its own. */
export async function updateRoomsOfType(
  tx: Db,
  { hotelId }: OwnType,
  type: TypeFields,
  rooms: readonly FollowingRoom[],
): Promise<void> {
  const followed = (column: SharedColumn, value: unknown) => {
    const own = sql.ref(`r.${column}`);
    return sql`case when ${sql.lit(column)} = any(r.own_fields) then ${own} else ${value} end`;
  };
  // A room that takes more adults than its type has as many places at least.
  await sql`
    update rooms r set
      name = ${followed('name', sql`${type.name}::text`)},
      room_type = ${followed('room_type', sql`${type.roomType}::text`)},
      description = ${followed('description', sql`${type.description}::text`)},
      capacity = ${followed('capacity', sql`greatest(${type.capacity}::int, ${followed('adults', sql`${type.adults}::int`)})`)},
      adults = ${followed('adults', sql`${type.adults}::int`)},
      children = ${followed('children', sql`${type.children}::int`)},
      beds = ${followed('beds', sql`${type.beds}::int`)},
      type_bed = ${followed('type_bed', sql`${type.typeBed}::text`)},
      services = ${followed('services', sql`${type.services}::text[]`)},
      price = v.price, price_vnd = v.price_vnd, search_text = v.search_text, version = r.version + 1
    from unnest(
      ${rooms.map(({ id }) => id)}::bigint[],
      ${rooms.map(({ price }) => price)}::numeric[],
      ${rooms.map(({ priceVnd }) => priceVnd)}::bigint[],
      ${rooms.map(({ searchText }) => searchText)}::text[]
    ) as v (id, price, price_vnd, search_text)
    where r.hotel_id = ${hotelId} and r.id = v.id`.execute(tx);
}

/** Whether booking b has one of these rooms, for all of its stay or a part of it. */
export function hasRoomOf(hotel: HotelRef, roomIds: readonly number[]) {
  const rooms = sql`any(${[...roomIds]}::bigint[])`;
  return sql`(
    exists (
      select from booking_rooms k where k.hotel_id = ${hotel} and k.booking_id = b.id
        and k.room_id = ${rooms}
    ) or exists (
      select from booking_nights n where n.hotel_id = ${hotel} and n.booking_id = b.id
        and n.room_id = ${rooms}
    )
  )`;
}

/** How many bookings of guests who are expected, may still be let in or are in one of the rooms, for any of their nights. */
export async function openBookingsOfRooms(
  db: Db,
  hotelId: number,
  roomIds: readonly number[],
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookings b
    where b.hotel_id = ${hotelId} and ${withGuests(firstDeskDay(now))}
      and ${hasRoomOf(hotelId, roomIds)}`.execute(db);
  return rows[0]?.count ?? 0;
}
