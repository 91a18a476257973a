import { sql, type RawBuilder } from 'kysely';
import type { NightRun } from '../../../domain/prices/freeNights';
import type { Restrictions } from '../../../domain/prices/seasons';
import type { RoomPlaces } from '../../../domain/stays/party';
import { addDays, type Day } from '../../../domain/stays/stay';
import type { Db } from '../../db/db';
import { roomOnSale } from '../../hotels/queries';

export interface CalendarRoomRow extends RoomPlaces {
  id: number;
  typeId: number | null;
  /** In capitals. */
  typeBed: string;
  price: number;
  onSale: boolean;
  /** Counted from the first night that was asked for. */
  taken: NightRun[];
}

export interface CalendarTypeRow {
  id: number;
  base: number;
  week: number[] | null;
  dates: (Restrictions & { day: Day; price: number | null })[];
}

interface Nights {
  first: Day;
  length: number;
}

interface WantedRows extends Nights {
  /** Only these; absent or none is all. */
  roomIds?: readonly number[];
  /** A booking whose nights count as free, and its rooms, which are told of when they are not on sale, too. */
  held?: { bookingId: number; roomIds: readonly number[] };
}

/** The hotel's rooms on sale, or some of them, with the nights that somebody has. */
export async function calendarRooms(
  db: Db,
  hotelId: number,
  { first, length, roomIds = [], held }: WantedRows,
): Promise<CalendarRoomRow[]> {
  const isWanted = (id: RawBuilder<unknown>) =>
    roomIds.length === 0 ? sql`true` : sql`${id} = any(${[...roomIds]}::bigint[])`;
  const ofOthers =
    held === undefined ? sql`true` : sql`n.booking_id is distinct from ${held.bookingId}`;
  const isHeld = sql`r.id = any(${[...(held?.roomIds ?? [])]}::bigint[])`;
  const { rows } = await sql<CalendarRoomRow>`
    select r.id, (${roomOnSale}) as "onSale", r.type_id as "typeId", upper(r.type_bed) as "typeBed", r.price_vnd as price,
      r.adults as "numberOfAdults", r.children as "numberOfChildren", r.capacity,
      coalesce(t.runs, '[]') as taken
    from rooms r left join (
      select s.room_id, json_agg(json_build_array(s.first, s.last + 1)) as runs from (
        select n.room_id, min(n.place) as first, max(n.place) as last from (
          select n.room_id, n.night - ${first}::date as place,
            n.night - ${first}::date - row_number() over (partition by n.room_id order by n.night) as run
          from room_nights n
          where n.hotel_id = ${hotelId} and ${isWanted(sql`n.room_id`)} and ${ofOthers}
            and n.night >= ${first}::date and n.night < ${addDays(first, length)}::date
        ) n group by n.room_id, n.run
      ) s group by s.room_id
    ) t on t.room_id = r.id
    where r.hotel_id = ${hotelId} and ${isWanted(sql`r.id`)} and ((${roomOnSale}) or ${isHeld})`.execute(
    db,
  );
  return rows;
}

/** What is said of the dates of the hotel's types, up to and with the day on which the last stay may end. */
export async function calendarTypes(
  db: Db,
  hotelId: number,
  { first, length }: Nights,
): Promise<CalendarTypeRow[]> {
  const { rows } = await sql<CalendarTypeRow>`
    select t.id, t.price_vnd as base, to_json(t.week_vnd) as week, coalesce(n.dates, '[]') as dates
    from room_types t left join (
      select n.type_id, json_agg(json_build_object('day', n.night, 'price', n.price_vnd,
        'minStay', n.min_stay, 'minStayThrough', n.min_stay_through, 'noArrival', n.no_arrival,
        'noDeparture', n.no_departure, 'closed', n.closed)) as dates
      from type_nights n
      where n.hotel_id = ${hotelId} and n.night >= ${first}::date
        and n.night <= ${addDays(first, length)}::date
      group by n.type_id
    ) n on n.type_id = t.id
    where t.hotel_id = ${hotelId} and t.deleted_at is null
      and (t.week_vnd is not null or n.dates is not null)`.execute(db);
  return rows;
}
