import { sql } from 'kysely';
import type { Schemas } from '../../http/operations';
import type { Db } from '../../db/db';
import type { OwnHotel, OwnRoom } from './own';
import { type RoomFields } from './queries';

/** What is left of a status without tonight. */
const lasting = (status: Schemas['RoomStatus']) => (status === 'BOOKED' ? 'AVAILABLE' : status);

/** @returns the room's id; undefined when the hotel is gone or has another currency by now */
export async function insertRoom(
  db: Db,
  { id, currency }: OwnHotel,
  room: RoomFields,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into rooms (hotel_id, room_number, name, room_type, status, description, capacity,
      adults, children, beds, type_bed, price, price_vnd, services, search_text, created_at)
    select h.id, ${room.roomNumber}, ${room.name}, ${room.roomType}, ${lasting(room.status)},
      ${room.description}, ${room.capacity}, ${room.adults}, ${room.children}, ${room.beds},
      ${room.typeBed}, ${room.price}, ${room.priceVnd}, ${room.services}::text[],
      ${room.searchText}, ${now}
    from (
      select id from hotels
      where id = ${id} and currency = ${currency} and deleted_at is null for no key update
    ) h
    returning id`.execute(db);
  return rows[0]?.id;
}

/** @returns whether the room was still at that version */
export async function updateRoom(
  db: Db,
  { ownerId, hotelId, roomId }: OwnRoom,
  room: RoomFields,
  version: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update rooms r set
      room_number = ${room.roomNumber}, name = ${room.name}, room_type = ${room.roomType},
      status = ${lasting(room.status)}, description = ${room.description}, capacity = ${room.capacity},
      adults = ${room.adults}, children = ${room.children}, beds = ${room.beds},
      type_bed = ${room.typeBed}, price = ${room.price}, price_vnd = ${room.priceVnd},
      services = ${room.services}::text[], search_text = ${room.searchText},
      version = r.version + 1
    from hotels h
    where r.hotel_id = ${hotelId} and r.id = ${roomId} and r.version = ${version}
      and r.deleted_at is null and h.id = r.hotel_id and h.owner_id = ${ownerId}
      and h.deleted_at is null`.execute(db);
  return numAffectedRows === 1n;
}

/** The prices of these rooms of the hotel, kept from changing until the transaction ends. */
export async function lockPrices(
  db: Db,
  hotelId: number,
  roomIds: readonly number[],
): Promise<{ id: number; price: number }[]> {
  const { rows } = await sql<{ id: number; price: number }>`
    select id, price::float8 as price from rooms
    where hotel_id = ${hotelId} and id = any(${[...roomIds]}::bigint[]) and deleted_at is null
    order by id for update`.execute(db);
  return rows;
}

/** Gives each room its price, and all of them the status where there is one. */
export async function updatePrices(
  db: Db,
  hotelId: number,
  rooms: readonly { id: number; price: number; priceVnd: number }[],
  status: Schemas['RoomStatus'] | undefined,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update rooms r set
      price = v.price, price_vnd = v.price_vnd, status = coalesce(${status ? lasting(status) : null}, r.status),
      version = r.version + 1
    from unnest(
      ${rooms.map(({ id }) => id)}::bigint[],
      ${rooms.map(({ price }) => price)}::numeric[],
      ${rooms.map(({ priceVnd }) => priceVnd)}::bigint[]
    ) as v (id, price, price_vnd)
    where r.hotel_id = ${hotelId} and r.id = v.id`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Locks the room against bookings, which need it to take a night: one that came first is finished
 * and can be counted, one that comes later waits and then finds the room deleted.
 */
export async function lockRoom(db: Db, { ownerId, hotelId, roomId }: OwnRoom): Promise<boolean> {
  const { rows } = await sql`
    select 1 from rooms r join hotels h on h.id = r.hotel_id
    where r.hotel_id = ${hotelId} and r.id = ${roomId} and r.deleted_at is null
      and h.owner_id = ${ownerId} and h.deleted_at is null
    for update of r`.execute(db);
  return rows.length > 0;
}

export async function markRoomDeleted(
  db: Db,
  { hotelId, roomId }: OwnRoom,
  now: Date,
): Promise<void> {
  await sql`
    update rooms set deleted_at = ${now}, version = version + 1
    where hotel_id = ${hotelId} and id = ${roomId}`.execute(db);
}
