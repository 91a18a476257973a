import { sql } from 'kysely';
import { nightlyPrice } from '../../domain/nightlyPrice';
import type { Quote } from '../../domain/quote';
import { searchText } from '../../domain/searchText';
import type { Day, Stay } from '../../domain/stay';
import type { BookingStatus } from '../../domain/bookingStatus';
import type { Language } from '../http/messages';
import type { Db } from '../db/db';
import { onSale, suspended } from '../hotels/queries';
import type { RoomRow } from '../rooms/queries';
import { during, hasSlept, ofOwnHotel, type BookingTime } from './conditions.queries';

export interface BookingRow extends Stay {
  id: number;
  hotelId: number;
  code: string;
  status: Exclude<BookingStatus, 'PENDING'>;
  adults: number;
  children: number;
  guestFirstName: string;
  guestLastName: string;
  guestEmail: string;
  guestPhone: string;
  notes: string;
  roomTotal: number;
  discount: number;
  voucherCode: string | null;
  totalPrice: number;
  taxAndFeePercent: number;
  taxAndFee: number;
  totalAmount: number;
  holdUntil: Date;
  /** `HH:MM` on the check-in day, once the guest has said it. */
  arrivalTime: string | null;
  /** What mails about it are written in. */
  language: Language;
  createdAt: Date;
  /** At least one night was spent. */
  slept: boolean;
  /** The guest owns the hotel or works there. */
  ofOwnHotel: boolean;
  /** The hotel or its owner is suspended. */
  hotelSuspended: boolean;
  rooms: BookedRoomRow[];
}

export interface BookedRoomRow {
  id: number;
  name: string;
  description: string;
  /** Per night as it was shown. */
  price: number;
  /** Before the automatic discount, if there was one. */
  originalPrice: number | null;
  adults: number;
  children: number;
  beds: number;
  capacity: number;
  typeBed: RoomRow['typeBed'] | null;
  services: string[];
}

export interface NewBookingRow extends Stay {
  hotelId: number;
  code: string;
  userId: number;
  adults: number;
  children: number;
  guest: { firstName: string; lastName: string; email: string; phone: string };
  notes: string;
  quote: Quote;
  voucherCode: string | null;
  taxAndFeePercent: number;
  holdUntil: Date;
  language: Language;
  now: Date;
}

/** What an account calls one of its bookings before it has a code. */
export interface KeyOfBooking {
  userId: number;
  key: string;
}

/** What a key stands for once it has been used. */
export interface UsedKey {
  hotelId: number;
  bookingId: number;
  bodyHash: string;
}

const bookingColumns = sql`
  b.id, b.hotel_id as "hotelId", b.code, b.status, b.check_in as "checkIn",
  b.check_out as "checkOut", b.adults, b.children, b.guest_first_name as "guestFirstName",
  b.guest_last_name as "guestLastName", b.guest_email as "guestEmail",
  b.guest_phone as "guestPhone", b.notes, b.room_total as "roomTotal", b.discount,
  b.voucher_code as "voucherCode",
  b.total_price as "totalPrice", b.tax_and_fee_percent as "taxAndFeePercent",
  b.tax_and_fee as "taxAndFee", b.total_amount as "totalAmount", b.hold_until as "holdUntil",
  b.arrival_time as "arrivalTime", b.language, b.created_at as "createdAt", ${hasSlept} as slept,
  ${ofOwnHotel} as "ofOwnHotel",
  exists (select from hotels h where h.id = b.hotel_id and ${suspended}) as "hotelSuspended",
  (
    select json_agg(json_build_object(
      'id', k.room_id, 'name', k.name, 'description', k.description, 'price', k.price,
      'originalPrice', k.original_price, 'adults', k.adults, 'children', k.children, 'beds', k.beds,
      'capacity', coalesce(k.capacity, k.adults + k.children), 'typeBed', k.type_bed, 'services', k.services
    ) order by k.position)
    from booking_rooms k where k.hotel_id = b.hotel_id and k.booking_id = b.id
  ) as rooms`;

/** The booking with this code, if it is the user's. */
export async function bookingOfUser(
  db: Db,
  { hotelId, code, userId }: { hotelId: number; code: string; userId: number },
): Promise<BookingRow | undefined> {
  const { rows } = await sql<BookingRow>`
    select ${bookingColumns} from bookings b
    where b.hotel_id = ${hotelId} and b.code = ${code} and b.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockBookingOfUser(
  tx: Db,
  { hotelId, code, userId }: { hotelId: number; code: string; userId: number },
): Promise<BookingRow | undefined> {
  const { rows } = await sql<BookingRow>`
    select ${bookingColumns} from bookings b
    where b.hotel_id = ${hotelId} and b.code = ${code} and b.user_id = ${userId}
    for no key update of b`.execute(tx);
  return rows[0];
}

export async function bookingsOfUser(
  db: Db,
  userId: number,
  { when, today, page, size }: { when: BookingTime; today: Day; page: number; size: number },
): Promise<BookingRow[]> {
  const order = when === 'coming' ? sql`b.check_in, b.created_at` : sql`b.check_in desc`;
  const { rows } = await sql<BookingRow>`
    select ${bookingColumns} from bookings b
    where b.user_id = ${userId} and ${during(when, today)}
    order by ${order}, b.hotel_id, b.id limit ${size} offset ${page * size}`.execute(db);
  return rows;
}

export async function bookingCountOfUser(
  db: Db,
  userId: number,
  { when, today }: { when: BookingTime; today: Day },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookings b
    where b.user_id = ${userId} and ${during(when, today)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function usedKey(db: Db, { userId, key }: KeyOfBooking): Promise<UsedKey | undefined> {
  const { rows } = await sql<UsedKey>`
    select hotel_id as "hotelId", booking_id as "bookingId", body_hash as "bodyHash"
    from idempotency_keys where user_id = ${userId} and key = ${key}`.execute(db);
  return rows[0];
}

/** On its own, with the hotel said: where tables are divided by hotel, one part of them is asked. */
export async function bookingById(
  db: Db,
  { hotelId, bookingId }: { hotelId: number; bookingId: number },
): Promise<BookingRow | undefined> {
  const { rows } = await sql<BookingRow>`
    select ${bookingColumns} from bookings b
    where b.hotel_id = ${hotelId} and b.id = ${bookingId}`.execute(db);
  return rows[0];
}

/** @returns the booking's id */
export async function insertBooking(db: Db, booking: NewBookingRow): Promise<number> {
  const { guest, quote } = booking;
  const { rows } = await sql<{ id: number }>`
    insert into bookings (
      hotel_id, code, user_id, status, check_in, check_out, adults, children,
      guest_first_name, guest_last_name, guest_email, guest_phone, notes, room_total, discount,
      voucher_code, total_price, tax_and_fee_percent, tax_and_fee, total_amount, hold_until,
      language, search_text, created_at
    ) values (
      ${booking.hotelId}, ${booking.code}, ${booking.userId}, 'CONFIRMED', ${booking.checkIn},
      ${booking.checkOut}, ${booking.adults}, ${booking.children}, ${guest.firstName},
      ${guest.lastName}, ${guest.email}, ${guest.phone}, ${booking.notes}, ${quote.roomTotal},
      ${quote.discount}, ${booking.voucherCode}, ${quote.totalPrice}, ${booking.taxAndFeePercent},
      ${quote.taxAndFee}, ${quote.total}, ${booking.holdUntil}, ${booking.language},
      ${searchTextOf(booking)}, ${booking.now}
    ) returning id`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The booking was not stored.');
  return id;
}

function searchTextOf({ guest, code }: NewBookingRow): string {
  return searchText(`${guest.lastName} ${guest.firstName} ${guest.email} ${guest.phone} ${code}`);
}

/** Keeps the key; the account's second booking under it fails on the primary key. */
export async function insertKey(
  db: Db,
  { userId, key }: KeyOfBooking,
  { hotelId, bookingId, bodyHash, now }: UsedKey & { now: Date },
): Promise<void> {
  await sql`
    insert into idempotency_keys (hotel_id, user_id, key, body_hash, booking_id, created_at)
    values (${hotelId}, ${userId}, ${key}, ${bodyHash}, ${bookingId}, ${now})`.execute(db);
}

export async function insertBookedRooms(
  db: Db,
  { hotelId, bookingId }: { hotelId: number; bookingId: number },
  rooms: readonly RoomRow[],
  automaticPercent: number | null,
): Promise<void> {
  const nightly = rooms.map((room) => ({ ...room, ...nightlyPrice(room.price, automaticPercent) }));
  const values = rows(nightly, (room, position) => [
    hotelId,
    bookingId,
    room.id,
    position,
    room.name,
    room.description,
    room.price,
    sql`${room.originalPrice ?? null}::bigint`,
    room.adults,
    room.children,
    room.beds,
    room.capacity,
    room.typeBed,
    sql`${room.services}::text[]`,
  ]);
  await sql`
    insert into booking_rooms (
      hotel_id, booking_id, room_id, position, name, description, price, original_price, adults,
      children, beds, capacity, type_bed, services
    ) values ${values}`.execute(db);
}

function rows<T>(items: readonly T[], valuesOf: (item: T, position: number) => unknown[]) {
  return sql.join(items.map((item, i) => sql`(${sql.join(valuesOf(item, i))})`));
}

/**
 * Takes every night of the stay in every room, in one statement and always in the same order, so
 * that two bookings can never wait for each other. A night that is taken fails on the primary key.
 * The rooms are locked against being deleted meanwhile; one deleted a moment ago is left out, and so
 * are all of a hotel that went off sale a moment ago.
 *
 * @returns how many room-nights were taken: rooms × nights exactly when all rooms exist
 */
export async function takeNights(
  db: Db,
  { hotelId, bookingId }: { hotelId: number; bookingId: number },
  roomIds: readonly number[],
  { firstNight, nights }: { firstNight: Day; nights: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into room_nights (hotel_id, room_id, night, booking_id)
    select r.hotel_id, r.id, ${firstNight}::date + g, ${bookingId}
    from (
      select hotel_id, id from rooms
      where hotel_id = ${hotelId} and id = any(${[...roomIds]}::bigint[]) and deleted_at is null
        and exists (select 1 from hotels h where h.id = rooms.hotel_id and ${onSale})
      order by id for key share
    ) r cross join generate_series(0, ${nights}::int - 1) g
    order by 1, 2, 3`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function insertHistory(
  db: Db,
  entry: {
    hotelId: number;
    bookingId: number;
    status: BookingStatus;
    userId: number | null;
    now: Date;
  },
): Promise<void> {
  await sql`
    insert into booking_history (hotel_id, booking_id, status, user_id, created_at)
    values (${entry.hotelId}, ${entry.bookingId}, ${entry.status}, ${entry.userId}, ${entry.now})
  `.execute(db);
}

/** What must never be: each count is 0 in a sound database. */
export async function brokenInvariants(db: Db): Promise<Record<string, number>> {
  const { rows: counts } = await sql<Record<string, number>>`
    select
      (select count(*)::int from (
        select 1 from room_nights group by hotel_id, room_id, night having count(*) > 1
      ) twice) as "nightsSoldTwice",
      (select count(*)::int from room_nights n where n.closure_id is null and not exists (
        select 1 from bookings b where b.hotel_id = n.hotel_id and b.id = n.booking_id
          and b.status not in ('CANCELLED', 'NO_SHOW')
          and n.night >= b.check_in and n.night < b.check_out
      )) as "nightsWithoutBooking",
      (select count(*)::int from bookings b
        where b.status in ('CONFIRMED', 'CHECKED_IN') and
          (select count(*) from room_nights n
            where n.hotel_id = b.hotel_id and n.booking_id = b.id)
          <> (b.check_out - b.check_in) * (select count(*) from booking_rooms k
            where k.hotel_id = b.hotel_id and k.booking_id = b.id)
      ) as "bookingsWithoutNights",
      (select count(*)::int from vouchers where quantity > 0 and used > quantity)
        as "vouchersOverused",
      (select count(*)::int from vouchers v where v.used <> (
        select count(*) from voucher_uses u
        where u.owner_id = v.owner_id and u.voucher_id = v.id and u.returned_at is null
      )) as "vouchersMiscounted"`.execute(db);
  return counts[0] ?? {};
}
