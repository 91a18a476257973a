import { sql } from 'kysely';
import type { BookingStatus } from '../../../domain/bookings/bookingStatus';
import type { Day } from '../../../domain/stays/stay';
import type { Schemas } from '../../http/operations';
import { nightsOfLine, segmentsOfLine } from '../../db/bookedNights';
import { occupantsOfLine } from '../../db/bookedOccupants';
import type { Db } from '../../db/db';
import { pipelined } from '../../db/pipeline';
import type { HotelRef } from '../../db/hotelRef';
import { hasRoomOf } from '../../rooms/types/roomsOfType.queries';
import { bookingColumns, bookingsWithHotels, type BookingRow } from '../booking.queries';

export type PartnerBookingRow = BookingRow<Schemas['PartnerBookedRoom']>;

export interface BookingFilter {
  ownerId: number;
  /** Normalised as `bookings.search_text` is; each must be found. */
  words: readonly string[];
  status?: BookingStatus | undefined;
  hotelId?: number | undefined;
  roomId?: number | undefined;
  /** The first and the last check-in day; or night, of which a stay has one at least. */
  from?: Day | undefined;
  to?: Day | undefined;
  by?: 'checkIn' | 'nights' | undefined;
}

const orders = {
  checkIn: 'b.check_in',
  created: 'b.created_at',
  guest: 'b.search_text',
  total: 'b.total_amount',
  holdUntil: 'b.hold_until',
} as const;

type Column = keyof typeof orders;
export type BookingOrder = Column | `-${Column}`;

interface OwnKey {
  ownerId: number;
  hotelId: number;
  code: string;
}

const rooms = (hotel: HotelRef) => sql`
  select json_agg(json_strip_nulls(json_build_object(
    'id', k.room_id, 'roomNumber', r.room_number, 'name', k.name, 'price', k.price,
    'originalPrice', k.original_price, 'nights', ${nightsOfLine(hotel)},
    'position', k.position, 'segments', ${segmentsOfLine(hotel)}, 'pinned', nullif(k.pinned, false),
    'occupants', ${occupantsOfLine}
  )) order by k.position)
  from booking_rooms k join rooms r on r.hotel_id = k.hotel_id and r.id = k.room_id
  where k.hotel_id = ${hotel} and k.booking_id = b.id`;

/** Of `bookingsWithHotels`. */
export const partnerBookingColumns = (hotel: HotelRef) => bookingColumns(rooms(hotel));

/** Of those of any hotel. */
export const anyPartnerBookingColumns = partnerBookingColumns(sql`b.hotel_id`);

function matching({ ownerId, words, status, hotelId, roomId, from, to, by }: BookingFilter) {
  const conditions = [sql`h.owner_id = ${ownerId}`];
  if (status !== undefined) conditions.push(sql`b.status = ${status}`);
  if (hotelId !== undefined) conditions.push(sql`b.hotel_id = ${hotelId}`);
  if (roomId !== undefined) conditions.push(hasRoomOf(hotelId ?? sql`b.hotel_id`, [roomId]));
  if (from !== undefined) {
    const isYetToCome = by === 'nights' ? sql`b.check_out >` : sql`b.check_in >=`;
    conditions.push(sql`${isYetToCome} ${from}::date`);
  }
  if (to !== undefined) conditions.push(sql`b.check_in <= ${to}::date`);
  for (const word of words) conditions.push(sql`strpos(b.search_text, ${word}) > 0`);
  return sql.join(conditions, sql` and `);
}

function orderOf(order: BookingOrder) {
  const downwards = order.startsWith('-');
  const column = sql.raw(orders[order.replace('-', '') as Column]);
  const direction = downwards ? sql`desc` : sql`asc`;
  return sql`${column} ${direction}, b.hotel_id ${direction}, b.id ${direction}`;
}

/** Bookings of all hotels of the owner, also of those that are deleted by now. */
export async function partnerBookings(
  db: Db,
  filter: BookingFilter,
  { order, limit, offset }: { order: BookingOrder; limit: number | null; offset: number },
): Promise<PartnerBookingRow[]> {
  const { rows } = await sql<PartnerBookingRow>`
    select ${partnerBookingColumns(filter.hotelId ?? sql`b.hotel_id`)} from ${bookingsWithHotels}
    where ${matching(filter)}
    order by ${orderOf(order)} limit ${limit}::bigint offset ${offset}`.execute(db);
  return rows;
}

export async function partnerBookingCount(db: Db, filter: BookingFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${bookingsWithHotels}
    where ${matching(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const owned = ({ ownerId, hotelId, code }: OwnKey) =>
  sql`b.hotel_id = ${hotelId} and b.code = ${code} and h.owner_id = ${ownerId}`;

/** The booking with this id, if it is one of the owner's hotels'. */
export async function partnerBooking(db: Db, key: OwnKey): Promise<PartnerBookingRow | undefined> {
  const { rows } = await sql<PartnerBookingRow>`
    select ${partnerBookingColumns(key.hotelId)} from ${bookingsWithHotels} where ${owned(key)}`.execute(
    db,
  );
  return rows[0];
}

/** The same, and nobody else changes it until the transaction ends: locked before it is read, see `lockBookingOfUser`. */
export async function lockPartnerBooking(
  tx: Db,
  key: OwnKey,
): Promise<PartnerBookingRow | undefined> {
  const { booking } = await pipelined(tx, (sent) => ({
    locked: sql`
      select 1 from ${bookingsWithHotels} where ${owned(key)} for no key update of b`.execute(sent),
    booking: partnerBooking(sent, key),
  }));
  return booking;
}
