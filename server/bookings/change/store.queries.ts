import { sql } from 'kysely';
import type { Quote } from '../../../domain/bookings/quote';
import type { AgreedPrice } from '../../../domain/bookings/agreedPrice';
import { averagePrice } from '../../../domain/prices/nightPrices';
import type { Day, Stay } from '../../../domain/stays/stay';
import type { Db } from '../../db/db';
import { onSale } from '../../hotels/queries';
import type { RoomRow } from '../../rooms/queries';
import type { KeyOfRow } from '../booking.queries';
import type { LineNight } from './types';

/** One night of one room. */
export interface RoomNight {
  roomId: number;
  night: Day;
}

const columns = (nights: readonly RoomNight[]) => sql`
  ${nights.map(({ roomId }) => roomId)}::bigint[], ${nights.map(({ night }) => night)}::date[]`;

/** Puts nights of the booking back on sale. */
export async function releaseNights(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  nights: readonly RoomNight[],
): Promise<void> {
  await sql`
    delete from room_nights
    where hotel_id = ${hotelId} and booking_id = ${bookingId}
      and (room_id, night) in (select * from unnest(${columns(nights)}))`.execute(tx);
}

/**
 * Takes nights, in one statement and always in the same order. One that is taken fails on the primary key.
 *
 * @param by whether only what travellers find can be taken
 * @returns how many were taken: all, exactly when all rooms exist
 */
export async function takeSomeNights(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  nights: readonly RoomNight[],
  by: 'guest' | 'desk',
): Promise<number> {
  const isOpen = by === 'desk' ? sql`h.deleted_at is null` : onSale;
  const roomIds = [...new Set(nights.map(({ roomId }) => roomId))];
  const { numAffectedRows } = await sql`
    insert into room_nights (hotel_id, room_id, night, booking_id)
    select r.hotel_id, r.id, w.night, ${bookingId}
    from (
      select hotel_id, id from rooms
      where hotel_id = ${hotelId} and id = any(${roomIds}::bigint[]) and deleted_at is null
        and exists (select 1 from hotels h where h.id = rooms.hotel_id and ${isOpen})
      order by id for key share
    ) r join unnest(${columns(nights)}) as w (room_id, night) on w.room_id = r.id
    order by 1, 2, 3`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** The nights that the booking has taken. */
export async function takenNights(tx: Db, { hotelId, bookingId }: KeyOfRow): Promise<RoomNight[]> {
  const { rows } = await sql<RoomNight>`
    select room_id as "roomId", night from room_nights
    where hotel_id = ${hotelId} and booking_id = ${bookingId}`.execute(tx);
  return rows;
}

/** What each line's nights were agreed at, and where they are spent if not in the room of the last. */
export async function rewriteNights(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  lines: readonly { position: number; after: readonly LineNight[] }[],
): Promise<void> {
  await sql`
    delete from booking_nights
    where hotel_id = ${hotelId} and booking_id = ${bookingId}`.execute(tx);
  const nights = lines.flatMap(({ position, after }) =>
    after.map((night) => ({
      ...{ ...night, position },
      elsewhere: night.roomId === after.at(-1)!.roomId ? null : night.roomId,
    })),
  );
  const column = <K extends keyof (typeof nights)[number]>(key: K) => nights.map((row) => row[key]);
  await sql`
    insert into booking_nights (hotel_id, booking_id, position, night, price, full_price, room_id)
    select ${hotelId}::bigint, ${bookingId}::bigint, n.*
    from unnest(${column('position')}::int[], ${column('night')}::date[],
      ${column('price')}::bigint[], ${column('fullPrice')}::bigint[],
      ${column('elsewhere')}::bigint[]) n`.execute(tx);
}

/** Takes rooms off lines that get others: two lines of a booking may exchange theirs. */
export async function vacateLines(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  positions: readonly number[],
): Promise<void> {
  await sql`
    update booking_rooms set room_id = -room_id
    where hotel_id = ${hotelId} and booking_id = ${bookingId}
      and position = any(${[...positions]}::int[])`.execute(tx);
}

export async function deleteLines(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  positions: readonly number[],
): Promise<void> {
  await sql`
    delete from booking_rooms
    where hotel_id = ${hotelId} and booking_id = ${bookingId}
      and position = any(${[...positions]}::int[])`.execute(tx);
}

/** What is shown of a line's nights: on average, and the full price where one was reduced. */
function shownPrice(nights: readonly AgreedPrice[]) {
  const price = averagePrice(nights.map((night) => night.price));
  const reduced = nights.some((night) => night.price < night.fullPrice);
  const full = reduced ? averagePrice(nights.map((night) => night.fullPrice)) : null;
  return { price, originalPrice: full };
}

/** Gives a line another room, as it is described today. */
export async function setLineRoom(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  { position, room }: { position: number; room: RoomRow },
): Promise<void> {
  await sql`
    update booking_rooms set room_id = ${room.id}, name = ${room.name},
      description = ${room.description}, adults = ${room.adults}, children = ${room.children},
      beds = ${room.beds}, capacity = ${room.capacity}, type_bed = ${room.typeBed},
      services = ${room.services}::text[]
    where hotel_id = ${hotelId} and booking_id = ${bookingId} and position = ${position}`.execute(
    tx,
  );
}

export async function setLinePrice(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  line: { position: number; pinned: boolean; after: readonly AgreedPrice[] },
): Promise<void> {
  const { price, originalPrice } = shownPrice(line.after);
  await sql`
    update booking_rooms
    set price = ${price}, original_price = ${originalPrice}::bigint, pinned = ${line.pinned}
    where hotel_id = ${hotelId} and booking_id = ${bookingId}
      and position = ${line.position}`.execute(tx);
}

interface ChangedFacts extends Stay {
  adults: number;
  children: number;
  quote: Quote;
  holdUntil: Date;
  arrivalTime: string | null;
  calendarSequence: number;
}

/** Of a booking that the transaction has locked; raises its version. */
export async function updateStay(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  { quote, ...stay }: ChangedFacts,
): Promise<void> {
  await sql`
    update bookings set version = version + 1, check_in = ${stay.checkIn},
      check_out = ${stay.checkOut}, adults = ${stay.adults}, children = ${stay.children},
      room_total = ${quote.roomTotal}, discount = ${quote.discount},
      total_price = ${quote.totalPrice}, tax_and_fee = ${quote.taxAndFee},
      total_amount = ${quote.total}, hold_until = ${stay.holdUntil},
      arrival_time = ${stay.arrivalTime}, calendar_sequence = ${stay.calendarSequence}
    where hotel_id = ${hotelId} and id = ${bookingId}`.execute(tx);
}

/** Who sleeps where is forgotten when it is no longer so: another party, or a room that takes fewer. */
export async function forgetWrongOccupants(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  { adults, children }: { adults: number; children: number },
): Promise<void> {
  const ofBooking = sql`hotel_id = ${hotelId} and booking_id = ${bookingId}`;
  await sql`
    update booking_rooms set occupant_adults = null, child_ages = null
    where ${ofBooking} and occupant_adults is not null and not (
      select sum(k.occupant_adults) = ${adults} and sum(cardinality(k.child_ages)) = ${children}
        and bool_and(coalesce(k.occupant_adults <= k.adults and k.occupant_adults
          + cardinality(k.child_ages) <= coalesce(k.capacity, k.adults + k.children), false))
      from booking_rooms k where ${ofBooking}
    ) or ${ofBooking} and occupant_adults is not null and exists (
      select from booking_nights n
      join booking_rooms k on k.hotel_id = ${hotelId} and k.booking_id = ${bookingId}
        and k.position = n.position
      join rooms r on r.hotel_id = ${hotelId} and r.id = n.room_id
      where n.hotel_id = ${hotelId} and n.booking_id = ${bookingId}
        and (k.occupant_adults > r.adults
          or k.occupant_adults + cardinality(k.child_ages) > r.capacity)
    )`.execute(tx);
}
