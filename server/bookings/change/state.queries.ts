import { sql } from 'kysely';
import { eachNight, type Day, type Stay } from '../../../domain/stays/stay';
import type { Db } from '../../db/db';
import { roomOnSale } from '../../hotels/queries';
import { picturedFor, roomColumns } from '../../rooms/queries';
import type { KeyOfRow } from '../booking.queries';
import { nightKey, type CandidateRoom, type Line, type LineNight } from './types';

interface LineRow {
  position: number;
  pinned: boolean;
  roomId: number;
  price: number;
  fullPrice: number;
  nights: LineNight[] | null;
}

/** The booking's rooms with their nights; one from before nights had prices owes its room's for each. */
export async function linesOfBooking(
  db: Db,
  { hotelId, bookingId }: KeyOfRow,
  stay: Stay,
): Promise<Line[]> {
  const { rows } = await sql<LineRow>`
    select k.position, k.pinned, k.room_id as "roomId", k.price,
      coalesce(k.original_price, k.price) as "fullPrice", (
        select json_agg(json_build_object('night', n.night, 'price', n.price,
          'fullPrice', n.full_price, 'roomId', coalesce(n.room_id, k.room_id)) order by n.night)
        from booking_nights n
        where n.hotel_id = ${hotelId} and n.booking_id = ${bookingId} and n.position = k.position
      ) as nights
    from booking_rooms k
    where k.hotel_id = ${hotelId} and k.booking_id = ${bookingId} order by k.position`.execute(db);
  return rows.map(({ position, pinned, roomId, price, fullPrice, nights }) => ({
    position,
    pinned,
    nights: nights ?? eachNight(stay).map((night) => ({ night, roomId, price, fullPrice })),
  }));
}

interface Wanted {
  hotelId: number;
  roomIds: readonly number[];
  typeIds: readonly number[];
  /** Rooms that the booking has: told of even if they are gone, as not on sale. */
  heldIds: readonly number[];
}

/** These rooms and all of these types, with what they cost on all nights of `stay`; by price, then by number. */
export async function candidateRooms(
  db: Db,
  { hotelId, roomIds, typeIds, heldIds }: Wanted,
  stay: Stay,
): Promise<CandidateRoom[]> {
  const shown = { hotel: hotelId, stay, withImages: picturedFor(hotelId) };
  const { rows } = await sql<CandidateRoom>`
    select ${roomColumns(shown)}, (${roomOnSale}) as "onSale" from rooms r
    where r.hotel_id = ${hotelId} and (r.id = any(${[...heldIds]}::bigint[])
      or r.deleted_at is null
        and (r.id = any(${[...roomIds]}::bigint[]) or r.type_id = any(${[...typeIds]}::bigint[])))
    order by r.price_vnd, length(r.room_number), r.room_number, r.id`.execute(db);
  return rows;
}

interface OthersOf {
  hotelId: number;
  roomIds: readonly number[];
  /** Those whose nights count as free. */
  bookingIds: readonly number[];
}

/** The nights of rooms that somebody else has. */
export async function nightsOfOthers(
  db: Db,
  { hotelId, roomIds, bookingIds }: OthersOf,
  { checkIn, checkOut }: Stay,
): Promise<Set<string>> {
  const { rows } = await sql<{ roomId: number; night: Day }>`
    select room_id as "roomId", night from room_nights
    where hotel_id = ${hotelId} and room_id = any(${[...roomIds]}::bigint[])
      and night >= ${checkIn}::date and night < ${checkOut}::date
      and (booking_id is null or booking_id <> all(${[...bookingIds]}::bigint[]))`.execute(db);
  return new Set(rows.map(({ roomId, night }) => nightKey(roomId, night)));
}

export interface FreeRoomRow {
  id: number;
  roomNumber: string;
  name: string;
  typeId: number | null;
}

/** Rooms of which nobody but this booking has a night of the stay. */
export async function roomsFreeFor(
  db: Db,
  { hotelId, bookingId }: KeyOfRow,
  { checkIn, checkOut }: Stay,
): Promise<FreeRoomRow[]> {
  const { rows } = await sql<FreeRoomRow>`
    select r.id, r.room_number as "roomNumber", r.name, r.type_id as "typeId" from rooms r
    where r.hotel_id = ${hotelId} and ${roomOnSale} and not exists (
      select from room_nights n
      where n.hotel_id = ${hotelId} and n.room_id = r.id and n.night >= ${checkIn}::date
        and n.night < ${checkOut}::date and n.booking_id is distinct from ${bookingId}
    )
    order by length(r.room_number), r.room_number, r.id`.execute(db);
  return rows;
}
