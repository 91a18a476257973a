import { sql } from 'kysely';
import { guestNameOf } from '../../domain/bookings/guestName';
import type { Occupants } from '../../domain/stays/occupants';
import { averageNight } from '../../domain/prices/nightPrices';
import { searchText } from '../../domain/search/searchText';
import type { Day } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import { onSale } from '../hotels/queries';
import type { BookingRow, KeyOfRow } from './booking.queries';
import type { PricedRoom } from './pricing';

export type NewBooking = Omit<BookingRow, 'id' | 'version' | 'calendarSequence'>;

type SearchedBooking = Pick<
  NewBooking,
  | 'arrivingName'
  | 'arrivingPhone'
  | 'guestFirstName'
  | 'guestLastName'
  | 'guestEmail'
  | 'guestPhone'
  | 'code'
>;

/** Who a booking is made for, and by whom: a guest's own account, or the hotel's for a guest without one. */
export type Maker = { userId: number } | { createdBy: number };

/** Nobody deletes or suspends the hotel until the transaction ends; if somebody is about to, it waits. */
export async function keepHotel(tx: Db, hotelId: number): Promise<void> {
  await sql`select 1 from hotels where id = ${hotelId} for key share`.execute(tx);
}

/** The number that a booking will have; one that is not made leaves a gap. */
export async function nextBookingId(db: Db): Promise<number> {
  const { rows: ids } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('bookings', 'id')) as id`.execute(db);
  return ids[0]!.id;
}

export async function insertBooking(
  db: Db,
  { bookingId, ...maker }: { bookingId: number } & Maker,
  booking: NewBooking,
): Promise<void> {
  await sql`
    insert into bookings (
      hotel_id, id, code, user_id, created_by, source, status, check_in, check_out, adults, children,
      guest_first_name, guest_last_name, guest_email, guest_phone, notes, arriving_name, arriving_phone,
      special_requests, room_total, discount, voucher_code, total_price, tax_and_fee_percent, tax_and_fee,
      total_amount, hold_until, arrival_time, language, search_text, created_at
    ) values (
      ${booking.hotelId}, ${bookingId}, ${booking.code},
      ${'userId' in maker ? maker.userId : null}, ${'createdBy' in maker ? maker.createdBy : null},
      ${booking.source}, ${booking.status}, ${booking.checkIn}, ${booking.checkOut}, ${booking.adults}, ${booking.children}, ${booking.guestFirstName},
      ${booking.guestLastName}, ${booking.guestEmail}, ${booking.guestPhone}, ${booking.notes},
      ${booking.arrivingName}, ${booking.arrivingPhone}, ${booking.specialRequests}::text[],
      ${booking.roomTotal}, ${booking.discount}, ${booking.voucherCode}, ${booking.totalPrice},
      ${booking.taxAndFeePercent}, ${booking.taxAndFee}, ${booking.totalAmount},
      ${booking.holdUntil}, ${booking.arrivalTime}, ${booking.language}, ${searchTextOf(booking)}, ${booking.createdAt}
    )`.execute(db);
}

/** What the desk finds it by. */
export function searchTextOf(booking: SearchedBooking): string {
  const { arrivingName, arrivingPhone, guestEmail, guestPhone, code } = booking;
  // Lists are ordered by it: who comes stands first.
  const named = [arrivingName, guestNameOf(booking), guestEmail, guestPhone, arrivingPhone, code];
  return searchText(named.filter(Boolean).join(' '));
}

/** A room as it is booked, and who sleeps in it where that was said. */
export type BookedRoom = PricedRoom & { occupants?: Occupants | undefined };

export async function insertBookedRooms(
  db: Db,
  { hotelId, bookingId }: KeyOfRow,
  rooms: readonly (BookedRoom & { position?: number })[],
): Promise<void> {
  const nightly = rooms.map((room) => ({ ...room, ...averageNight(room.nights) }));
  const values = rows(nightly, (room, position) => [
    hotelId,
    bookingId,
    room.id,
    room.position ?? position,
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
    sql`${room.occupants?.adults ?? null}::int`,
    sql`${room.occupants?.childAges ?? null}::int[]`,
  ]);
  await sql`
    insert into booking_rooms (
      hotel_id, booking_id, room_id, position, name, description, price, original_price, adults,
      children, beds, capacity, type_bed, services, occupant_adults, child_ages
    ) values ${values}`.execute(db);
}

/** What is owed for each night of each room, from now on whatever the room's price becomes. */
export async function insertNightPrices(
  db: Db,
  { hotelId, bookingId }: KeyOfRow,
  rooms: readonly PricedRoom[],
): Promise<void> {
  const owed = rooms.flatMap(({ nights }, position) =>
    nights.map((night) => ({ ...night, position })),
  );
  await sql`
    insert into booking_nights (hotel_id, booking_id, position, night, price, full_price)
    select ${hotelId}, ${bookingId}, n.*
    from unnest(
      ${owed.map(({ position }) => position)}::int[], ${owed.map(({ night }) => night)}::date[],
      ${owed.map(({ price }) => price)}::bigint[],
      ${owed.map(({ price, originalPrice = price }) => originalPrice)}::bigint[]
    ) n`.execute(db);
}

function rows<T>(items: readonly T[], valuesOf: (item: T, position: number) => unknown[]) {
  return sql.join(items.map((item, i) => sql`(${sql.join(valuesOf(item, i))})`));
}

/**
 * Takes every night of the stay in every room, in one statement and always in the same order, so
 * that two bookings can never wait for each other. A night that is taken fails on the primary key.
 * The rooms are locked against being deleted meanwhile; one deleted a moment ago is left out, and so
 * are all of a hotel that went off sale a moment ago. Its own desk sells also what travellers cannot find.
 *
 * @returns how many room-nights were taken: rooms × nights exactly when all rooms exist
 */
export async function takeNights(
  db: Db,
  { hotelId, bookingId }: KeyOfRow,
  roomIds: readonly number[],
  { firstNight, nights, by = 'guest' }: { firstNight: Day; nights: number; by?: 'guest' | 'desk' },
): Promise<number> {
  const isOpen = by === 'desk' ? sql`h.deleted_at is null` : onSale;
  const { numAffectedRows } = await sql`
    insert into room_nights (hotel_id, room_id, night, booking_id)
    select r.hotel_id, r.id, ${firstNight}::date + g, ${bookingId}
    from (
      select hotel_id, id from rooms
      where hotel_id = ${hotelId} and id = any(${[...roomIds]}::bigint[]) and deleted_at is null
        and exists (select 1 from hotels h where h.id = rooms.hotel_id and ${isOpen})
      order by id for key share
    ) r cross join generate_series(0, ${nights}::int - 1) g
    order by 1, 2, 3`.execute(db);
  return Number(numAffectedRows ?? 0);
}
