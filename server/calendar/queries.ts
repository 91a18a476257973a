import { sql } from 'kysely';
import type { BookingSource } from '../../domain/bookings/bookingSource';
import type { BookingStatus } from '../../domain/bookings/bookingStatus';
import { addDays, type Day } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import type { Schemas } from '../http/operations';

/** From a day up to, and without, another. */
export interface Span {
  from: Day;
  to: Day;
}

type Closure = Omit<Schemas['CalendarClosure'], 'roomId'>;

export interface RoomRow {
  id: number;
  roomNumber: string;
  /** Null where a server of the version before has stored it. */
  typeId: number | null;
  status: Schemas['RoomStatus'];
  closures: readonly Closure[];
}

/** A stay in a room. */
export interface BookedNights extends Span {
  /** The nights one by one, in any order, where they are not one after the other; otherwise null. */
  scattered: readonly Day[] | null;
  bookingId: string;
  roomId: number;
  guestFirstName: string;
  guestLastName: string;
  /** Empty where the booker comes. */
  arrivingName: string;
  status: BookingStatus;
  source: BookingSource;
  checkInDate: Day;
  checkOutDate: Day;
  totalAmount: number;
  version: number;
  /** Of the line that has the room, be it for some of its nights. */
  position: number;
  pinned: boolean | null;
}

/** The hotel's rooms by number, each with its closures in that time. */
export async function roomsWithClosures(
  db: Db,
  hotelId: number,
  { from, to }: Span,
): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select r.id, r.room_number as "roomNumber", r.type_id as "typeId", r.status,
      coalesce((
        select json_agg(json_build_object(
          'id', c.id, 'from', c.from_day, 'to', c.to_day, 'reason', c.reason
        ) order by c.from_day)
        from room_closures c
        where c.hotel_id = ${hotelId} and c.room_id = r.id
          and c.from_day <= ${to}::date and c.to_day >= ${from}::date
      ), '[]') as closures
    from rooms r where r.hotel_id = ${hotelId} and r.deleted_at is null
    order by substring(r.room_number from '^\\D*'),
      coalesce(substring(r.room_number from '\\d+')::numeric, 0), r.room_number`.execute(db);
  return rows;
}

/**
 * The nights that bookings have in each room. The night before the first one and that of the day after are looked at
 * too: so it is seen which stays go on beyond them.
 */
export async function bookedNights(
  db: Db,
  hotelId: number,
  { from, to }: Span,
): Promise<BookedNights[]> {
  const { rows } = await sql<BookedNights>`
    select p.*, b.code as "bookingId",
      b.guest_first_name as "guestFirstName", b.guest_last_name as "guestLastName",
      b.arriving_name as "arrivingName", b.status, b.source, b.check_in as "checkInDate", b.check_out as "checkOutDate",
      b.total_amount as "totalAmount", b.version, k.pinned,
      coalesce(k.position, (
        select min(n.position) from booking_nights n
        where n.hotel_id = ${hotelId} and n.booking_id = b.id and n.room_id = p."roomId"
      ), 0) as position
    from (
      select room_id as "roomId", booking_id, min(night) as "from", max(night) + 1 as "to",
        case when count(*) <= max(night) - min(night) then array_agg(night::text) end as scattered
      from room_nights
      where hotel_id = ${hotelId} and booking_id is not null
        and night >= ${addDays(from, -1)}::date and night <= ${to}::date
      group by room_id, booking_id
    ) p join bookings b on b.hotel_id = ${hotelId} and b.id = p.booking_id
      left join booking_rooms k
        on k.hotel_id = ${hotelId} and k.booking_id = b.id and k.room_id = p."roomId"`.execute(db);
  return rows;
}
