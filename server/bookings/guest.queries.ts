import { sql } from 'kysely';
import type { Day } from '../../domain/stays/stay';
import type { Occupants } from '../../domain/stays/occupants';
import { nightsOfLine, segmentsOfLine } from '../db/bookedNights';
import { occupantsOfLine } from '../db/bookedOccupants';
import { during, type BookingTime } from '../db/bookingConditions';
import type { Schemas } from '../http/operations';
import type { Db } from '../db/db';
import { pipelined } from '../db/pipeline';
import type { HotelRef } from '../db/hotelRef';
import { suspended } from '../hotels/queries';
import type { RoomRow } from '../rooms/queries';
import {
  bookingColumns,
  bookingsWithHotels,
  type BookingRow,
  type KeyOfRow,
} from './booking.queries';
import { cancellation, hasSlept, ofOwnHotel } from './conditions.queries';

/** A booking as its guest reads it. */
export interface GuestBookingRow extends BookingRow<BookedRoomRow> {
  /** At least one night was spent. */
  slept: boolean;
  /** The guest owns the hotel or works there. */
  ofOwnHotel: boolean;
  /** The hotel or its owner is suspended. */
  hotelSuspended: boolean;
  /** Null where it was not cancelled, or nothing is kept of that. */
  cancellation: Cancellation | null;
}

interface Cancellation {
  /** ISO 8601. */
  at: string;
  by: Schemas['BookingCancellation']['by'];
  /** As whoever cancelled wrote it; for a guest, who writes none, the history's words. */
  reason: string | null;
}

export interface BookedRoomRow {
  id: number;
  roomNumber: string;
  typeId: number | null;
  name: string;
  description: string;
  /** Per night as it was shown. */
  price: number;
  /** Before the automatic discount, if there was one. */
  originalPrice: number | null;
  /** Null where all cost the same, or nothing is kept of them. */
  nights: Schemas['NightPrice'][] | null;
  /** Names the line within its booking. */
  position: number;
  /** Null where all nights are in this room. */
  segments: Schemas['RoomSegment'][] | null;
  adults: number;
  children: number;
  beds: number;
  capacity: number;
  typeBed: RoomRow['typeBed'] | null;
  services: string[];
  occupants?: Occupants | null;
}

interface OwnKey {
  hotelId: number;
  code: string;
  userId: number;
}

const rooms = (hotel: HotelRef) => sql`
  select json_agg(json_build_object(
    'id', k.room_id, 'roomNumber', x.room_number, 'typeId', x.type_id, 'name', k.name, 'description', k.description, 'price', k.price,
    'nights', ${nightsOfLine(hotel)}, 'position', k.position, 'segments', ${segmentsOfLine(hotel)},
    'originalPrice', k.original_price, 'adults', k.adults, 'children', k.children, 'beds', k.beds,
    'capacity', coalesce(k.capacity, k.adults + k.children), 'typeBed', k.type_bed, 'services', k.services,
    'occupants', ${occupantsOfLine}
  ) order by k.position)
  from booking_rooms k join rooms x on x.hotel_id = ${hotel} and x.id = k.room_id
  where k.hotel_id = ${hotel} and k.booking_id = b.id`;

const guestBookings = (hotel: HotelRef) => sql`
  select ${bookingColumns(rooms(hotel))}, ${hasSlept(hotel)} as slept,
    ${ofOwnHotel(hotel)} as "ofOwnHotel",
    ${suspended} as "hotelSuspended", ${cancellation(hotel)} as cancellation
  from ${bookingsWithHotels}`;

const own = ({ hotelId, code, userId }: OwnKey) =>
  sql`b.hotel_id = ${hotelId} and b.code = ${code} and b.user_id = ${userId}`;

/** The booking with this code, if it is the user's. */
export async function bookingOfUser(db: Db, key: OwnKey): Promise<GuestBookingRow | undefined> {
  const { rows } = await sql<GuestBookingRow>`
    ${guestBookings(key.hotelId)} where ${own(key)}`.execute(db);
  return rows[0];
}

/**
 * The same, and nobody else changes it until the transaction ends. A statement that waited for it would tell of its rooms as
 * they were before, so that it is read by the next.
 */
export async function lockBookingOfUser(tx: Db, key: OwnKey): Promise<GuestBookingRow | undefined> {
  const { booking } = await pipelined(tx, (sent) => ({
    locked: sql`select 1 from bookings b where ${own(key)} for no key update`.execute(sent),
    booking: bookingOfUser(sent, key),
  }));
  return booking;
}

export async function bookingsOfUser(
  db: Db,
  userId: number,
  { when, today, page, size }: { when: BookingTime; today: Day; page: number; size: number },
): Promise<GuestBookingRow[]> {
  const order = when === 'coming' ? sql`b.check_in, b.created_at` : sql`b.check_in desc`;
  const { rows } = await sql<GuestBookingRow>`
    ${guestBookings(sql`b.hotel_id`)} where b.user_id = ${userId} and ${during(when, today)}
    order by ${order}, b.hotel_id, b.id limit ${size} offset ${page * size}`.execute(db);
  return rows;
}

export async function bookingCountOfUser(
  db: Db,
  userId: number,
  { when, today }: { when: BookingTime; today: Day },
): Promise<number> {
  const { rows: counts } = await sql<{ count: number }>`
    select count(*)::int as count from bookings b
    where b.user_id = ${userId} and ${during(when, today)}`.execute(db);
  return counts[0]?.count ?? 0;
}

/** On its own, with the hotel said: where tables are divided by hotel, one part of them is asked. */
export async function bookingById(
  db: Db,
  { hotelId, bookingId }: KeyOfRow,
): Promise<GuestBookingRow | undefined> {
  const { rows } = await sql<GuestBookingRow>`
    ${guestBookings(hotelId)} where b.hotel_id = ${hotelId} and b.id = ${bookingId}`.execute(db);
  return rows[0];
}
