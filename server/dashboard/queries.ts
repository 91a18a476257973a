import { sql } from 'kysely';
import { addDays, firstDeskDay, MAX_NIGHTS, type Day } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import { onSale } from '../hotels/queries';
import { anyPartnerBookingColumns, type PartnerBookingRow } from '../bookings/partner/queries';

export interface DashboardNumbers {
  outOfOrder: number;
  hotels: number;
  listedHotels: number;
  rooms: number;
  roomsFreeTonight: number;
  comingBookings: number;
  activeDiscounts: number;
}

/** One of the day's lists: its first bookings, and how many there are. */
export interface DayListRow extends PartnerBookingRow {
  total: number;
}

export type DayListName = 'arrivals' | 'inHouse' | 'departures';

interface Owner {
  ownerId: number;
  today: Day;
}

export async function dashboardNumbers(
  db: Db,
  { ownerId, today, now }: Owner & { now: Date },
): Promise<DashboardNumbers> {
  const { rows } = await sql<DashboardNumbers>`
    with mine as (
      select h.id, ${onSale} as listed
      from hotels h where h.owner_id = ${ownerId} and h.deleted_at is null
    ), their_rooms as (
      select r.status = 'MAINTENANCE' as out_of_order, exists (
        select 1 from room_nights n
        where n.hotel_id = r.hotel_id and n.room_id = r.id and n.night = ${today}::date
      ) as taken
      from rooms r join mine m on m.id = r.hotel_id where r.deleted_at is null
    )
    select
      (select count(*)::int from mine) as hotels,
      (select count(*)::int from mine where listed) as "listedHotels",
      (select count(*)::int from their_rooms) as rooms,
      (select count(*)::int from their_rooms where not taken and not out_of_order) as "roomsFreeTonight",
      (select count(*)::int from their_rooms where out_of_order) as "outOfOrder",
      (select count(*)::int from bookings b join hotels h on h.id = b.hotel_id
        where h.owner_id = ${ownerId} and b.status = 'CONFIRMED' and b.check_in >= ${today}::date
      ) as "comingBookings",
      (select count(*)::int from vouchers v
        where v.owner_id = ${ownerId} and v.deleted_at is null and v.is_active
          and v.start_date <= ${now} and v.expiration_date > ${now}
          and (v.quantity = 0 or v.used < v.quantity)
      ) as "activeDiscounts"`.execute(db);
  const numbers = rows[0];
  if (!numbers) throw new Error('Counting gave no row.');
  return numbers;
}

/** No stay is longer: how far back a stay of that day may begin, so that an index finds it. */
const begunBy = (day: Day) =>
  sql`b.check_in <= ${day}::date and b.check_in >= ${addDays(day, -MAX_NIGHTS)}::date`;

/**
 * Of the bookings of today what is still to be done, or going on. Who did not come yesterday may come today, for the
 * night before too as long as the desk may let them in.
 */
const ofToday = ({ today, now }: { today: Day; now: Date }) =>
  ({
    arrivals: {
      which: sql`b.status = 'CONFIRMED' and ${begunBy(today)} and b.check_out > ${firstDeskDay(now)}::date`,
      order: sql`b.hold_until`,
    },
    inHouse: { which: sql`b.status = 'CHECKED_IN'`, order: sql`b.check_out` },
    departures: {
      which: sql`b.status = 'CHECKED_IN' and b.check_out <= ${today}::date`,
      order: sql`b.check_out`,
    },
  }) satisfies Record<DayListName, object>;

/** That night of the booking is theirs: neither cancelled nor given back by leaving early. */
const holds = (night: Day) => sql`exists (
  select 1 from room_nights n
  where n.hotel_id = b.hotel_id and n.booking_id = b.id and n.night = ${night}::date
)`;

/** Of another day whoever is to come, or came; and who was to arrive and still may. */
const ofAnyDay = ({ day, today }: { day: Day; today: Day }) => {
  const stays =
    day > today
      ? sql`b.status in ('CONFIRMED', 'CHECKED_IN') and ${begunBy(day)}`
      : sql`b.status in ('CHECKED_IN', 'COMPLETED') and ${begunBy(day)}`;
  return {
    arrivals: {
      which: sql`b.status in ('CONFIRMED', 'CHECKED_IN', 'COMPLETED') and b.check_in = ${day}::date`,
      order: sql`b.hold_until`,
    },
    inHouse: {
      which: sql`${stays} and b.check_out > ${day}::date and ${holds(day)}`,
      order: sql`b.check_out`,
    },
    departures: {
      which: sql`${stays} and b.check_out = ${day}::date and ${holds(addDays(day, -1))}`,
      order: sql`b.check_out`,
    },
  } satisfies Record<DayListName, object>;
};

export async function dayList(
  db: Db,
  list: DayListName,
  { ownerId, today, now, day, limit }: Owner & { now: Date; day: Day; limit: number },
): Promise<DayListRow[]> {
  const { which, order } = (day === today ? ofToday({ today, now }) : ofAnyDay({ day, today }))[
    list
  ];
  const { rows } = await sql<DayListRow>`
    select ${anyPartnerBookingColumns}, count(*) over ()::int as total
    from bookings b join hotels h on h.id = b.hotel_id
    where h.owner_id = ${ownerId} and ${which}
    order by ${order}, b.search_text, b.hotel_id, b.id limit ${limit}`.execute(db);
  return rows;
}
