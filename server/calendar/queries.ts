import { sql } from 'kysely';
import type { BookingSource } from '../../domain/bookings/bookingSource';
import type { BookingStatus } from '../../domain/bookings/bookingStatus';
import { addDays, type Day } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import { plannedEachTime } from '../db/namedStatements';
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
      coalesce(c.closures, '[]') as closures
    from rooms r left join (
      select room_id, json_agg(json_build_object(
        'id', id, 'from', from_day, 'to', to_day, 'reason', reason
      ) order by from_day) as closures
      from room_closures
      where hotel_id = ${hotelId} and from_day <= ${to}::date and to_day >= ${from}::date
      group by room_id
    ) c on c.room_id = r.id
    where r.hotel_id = ${hotelId} and r.deleted_at is null
    order by substring(r.room_number from '^[^0-9]*'),
      coalesce(substring(r.room_number from '[0-9]+')::numeric, 0), r.room_number`.execute(db);
  return rows;
}

/**
 * The nights that bookings have in each room. The night before the first one and that of the day after are looked at
 * too: so it is seen which stays go on beyond them. There are thousands, which come as one text: as rows they take twice
 * as long, as JSON half as long again. What is planned for any days expects few of them, and takes twice as long. With
 * codes, those of these bookings alone.
 */
export async function bookedNights(
  db: Db,
  hotelId: number,
  { from, to }: Span,
  codes?: readonly string[],
): Promise<BookedNights[]> {
  const first = addDays(from, -1);
  const ofThese = codes
    ? sql`and booking_id in (select id from bookings where hotel_id = ${hotelId} and code = any(${codes}))`
    : sql``;
  const within = sql`night >= ${first}::date and night <= ${to}::date`;
  const isCut = sql`p."from" < ${from}::date and b.check_in < p."from"
    or p."to" > ${to}::date and b.check_out > p."to"`;
  // One that nobody has changed is in one room from its first day to its last, and in a line of that room.
  const isToldByNight = sql`p.nights < p."to" - p."from" or b.version > 1 and (${isCut})`;
  const isUncommon = sql`b.version > 1 or b.source <> 'WEBSITE' or b.arriving_name <> ''
    or k.position is not null or p.nights < p."to" - p."from"
    or b.check_in <> p."from" or b.check_out <> p."to"`;
  const { rows } = await sql<{ facts: string | null }>`
    select ${codes ? sql`` : plannedEachTime} string_agg(concat_ws(${MARK}, b.code, p."roomId",
      p."from" - ${first}::date, p."to" - ${first}::date, b.status, b.total_amount,
      ${nameOf('b.guest_first_name')}, ${nameOf('b.guest_last_name')},
      coalesce((case when ${isUncommon} then json_build_object(
        'arrivingName', b.arriving_name, 'source', b.source, 'version', b.version,
        'checkInDate', b.check_in, 'checkOutDate', b.check_out, 'pinned', coalesce(k.pinned, case when b.version > 1 then (
          select bool_or(o.pinned) from booking_nights n
            join booking_rooms o on o.hotel_id = n.hotel_id and o.booking_id = n.booking_id and o.position = n.position
          where n.hotel_id = ${hotelId} and o.hotel_id = ${hotelId} and n.booking_id = b.id and n.room_id = p."roomId"
        ) end, false),
        'position', coalesce(k.position, case when b.version > 1 then coalesce((
          select o.position from booking_rooms o
          where o.hotel_id = ${hotelId} and o.booking_id = b.id and o.room_id = p."roomId"
        ), (
          select min(n.position) from booking_nights n
          where n.hotel_id = ${hotelId} and n.booking_id = b.id and n.room_id = p."roomId"
        )) end, 0),
        'nights', case when ${isToldByNight} then (
          select json_agg(n.night) from room_nights n
          where n.hotel_id = ${hotelId} and n.booking_id = b.id and n.room_id = p."roomId"
        ) end
      ) end)::text, '')), ${MARK}) as facts
    from (
      select room_id as "roomId", booking_id, min(night) as "from", max(night) + 1 as "to", count(*) as nights
      from room_nights
      where hotel_id = ${hotelId} and booking_id is not null and ${within} ${ofThese}
      group by room_id, booking_id
    ) p join bookings b on b.hotel_id = ${hotelId} and b.id = p.booking_id
      left join (
        select booking_id, room_id, position, pinned from booking_rooms
        where hotel_id = ${hotelId} and (position > 0 or pinned)
      ) k on k.booking_id = b.id and k.room_id = p."roomId"`.execute(db);
  const [{ facts } = { facts: null }] = rows;
  return facts === null ? [] : asRows(facts.split(MARK), first);
}

/** Stands between all that is said. */
const MARK = '\u001e';
const nameOf = (column: string) => sql`replace(${sql.ref(column)}, ${MARK}, ' ')`;
const FACTS = 9;

function asRows(facts: readonly string[], first: Day): BookedNights[] {
  const dayAt = daysSince(first);
  return Array.from({ length: facts.length / FACTS }, (_, index) => {
    const at = index * FACTS;
    const more = facts[at + 8]!;
    return {
      bookingId: facts[at]!,
      roomId: Number(facts[at + 1]),
      from: dayAt(Number(facts[at + 2])),
      to: dayAt(Number(facts[at + 3])),
      status: facts[at + 4] as BookingStatus,
      totalAmount: Number(facts[at + 5]),
      guestFirstName: facts[at + 6]!,
      guestLastName: facts[at + 7]!,
      more: more === '' ? null : (JSON.parse(more) as UncommonNights),
    };
  });
}

/** The same few days come again and again. */
function daysSince(first: Day): (count: number) => Day {
  const days: Day[] = [];
  return (count) => (days[count] ??= addDays(first, count));
}
