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
  bookingId: string;
  roomId: number;
  guestFirstName: string;
  guestLastName: string;
  status: BookingStatus;
  totalAmount: number;
  /** Null where all of it is as it mostly is. */
  more: UncommonNights | null;
}

/** What is null, false or empty for most stays. */
export interface UncommonNights {
  /**
   * All nights there, also those further away, in any order: where they are not one after the other, or where a stay that
   * has been changed goes on beyond what is looked at.
   */
  nights: readonly Day[] | null;
  /** Empty where the booker comes. */
  arrivingName: string;
  source: BookingSource;
  checkInDate: Day;
  checkOutDate: Day;
  version: number;
  /** Of the line that has the room, be it for some of its nights. */
  position: number;
  pinned: boolean;
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
 * too: so it is seen which stays go on beyond them. There are thousands, which come as a list of each column: as rows
 * they take twice as long.
 */
export async function bookedNights(
  db: Db,
  hotelId: number,
  { from, to }: Span,
): Promise<BookedNights[]> {
  const within = sql`night >= ${addDays(from, -1)}::date and night <= ${to}::date`;
  const isCut = sql`p."from" < ${from}::date and b.check_in < p."from"
    or p."to" > ${to}::date and b.check_out > p."to"`;
  // One that nobody has changed is in one room from its first day to its last.
  const isToldByNight = sql`p.nights < p."to" - p."from" or b.version > 1 and (${isCut})`;
  const isUncommon = sql`b.version > 1 or b.source <> 'WEBSITE' or b.arriving_name <> ''
    or k.position is distinct from 0 or k.pinned or p.nights < p."to" - p."from"
    or b.check_in <> p."from" or b.check_out <> p."to"`;
  const { rows } = await sql<Lists | { bookingId: null }>`
    select json_agg(b.code) as "bookingId", json_agg(p."roomId") as "roomId",
      json_agg(p."from") as "from", json_agg(p."to") as "to",
      json_agg(b.guest_first_name) as "guestFirstName", json_agg(b.guest_last_name) as "guestLastName",
      json_agg(b.status) as status, json_agg(b.total_amount) as "totalAmount",
      json_agg(case when ${isUncommon} then json_build_object(
        'arrivingName', b.arriving_name, 'source', b.source, 'version', b.version,
        'checkInDate', b.check_in, 'checkOutDate', b.check_out, 'pinned', coalesce(k.pinned, false),
        'position', coalesce(k.position, (
          select min(n.position) from booking_nights n
          where n.hotel_id = ${hotelId} and n.booking_id = b.id and n.room_id = p."roomId"
        ), 0),
        'nights', case when ${isToldByNight} then (
          select json_agg(n.night) from room_nights n
          where n.hotel_id = ${hotelId} and n.booking_id = b.id and n.room_id = p."roomId"
        ) end
      ) end) as more
    from (
      select room_id as "roomId", booking_id, min(night) as "from", max(night) + 1 as "to", count(*) as nights
      from room_nights
      where hotel_id = ${hotelId} and booking_id is not null and ${within}
      group by room_id, booking_id
    ) p join bookings b on b.hotel_id = ${hotelId} and b.id = p.booking_id
      left join booking_rooms k
        on k.hotel_id = ${hotelId} and k.booking_id = b.id and k.room_id = p."roomId"`.execute(db);
  return rows.flatMap((lists) => (lists.bookingId ? asRows(lists) : []));
}

/** Of one length, one for each column. */
type Lists = { [Name in keyof BookedNights]: readonly BookedNights[Name][] };

/** Said one by one: to look the names up takes ten times as long. */
function asRows(lists: Lists): BookedNights[] {
  return lists.bookingId.map((bookingId, index) => ({
    bookingId,
    roomId: lists.roomId[index]!,
    from: lists.from[index]!,
    to: lists.to[index]!,
    guestFirstName: lists.guestFirstName[index]!,
    guestLastName: lists.guestLastName[index]!,
    status: lists.status[index]!,
    totalAmount: lists.totalAmount[index]!,
    more: lists.more[index]!,
  }));
}
