import { sql } from 'kysely';
import type { Day } from '../../domain/stays/stay';
import type { Db } from '../db/db';

/** How often each thing is that must never be. */
export type Contradictions = Readonly<Record<string, number>>;

/** What one hotel's rooms say of themselves and their types do not, where they have been given one. */
export async function typeContradictions(db: Db, hotelId: number): Promise<Contradictions> {
  return counts(
    db,
    sql`
    select count(*) as "roomsUnlikeTypes"
    from rooms r join room_types t on t.hotel_id = r.hotel_id and t.id = r.type_id
    where r.hotel_id = ${hotelId} and r.deleted_at is null
      and (t.deleted_at is not null or r.price <> t.price + r.difference
        or r.price_vnd <> t.price_vnd + r.difference_vnd)`,
  );
}

/** Of these hotels those that have bookings, closures, or nights of any. */
export function hotelsWithStays(db: Db, ids: readonly number[]): Promise<Set<number>> {
  return hotelsIn(db, ids, ['bookings', 'room_nights', 'room_closures']);
}

/** Of these hotels those that have seasons, or nights of any. */
export function hotelsWithSeasons(db: Db, ids: readonly number[]): Promise<Set<number>> {
  return hotelsIn(db, ids, ['seasons', 'type_nights']);
}

async function hotelsIn(
  db: Db,
  ids: readonly number[],
  tables: readonly string[],
): Promise<Set<number>> {
  const parts = tables.map(
    (table) => sql`
      select hotel_id as "hotelId" from ${sql.table(table)} where hotel_id = any(${[...ids]}::bigint[])`,
  );
  const { rows } = await sql<{ hotelId: number }>`${sql.join(parts, sql` union `)}`.execute(db);
  return new Set(rows.map(({ hotelId }) => hotelId));
}

/**
 * What one hotel's nights contradict. Bookings are compared with nights by what both say, not by what
 * a key keeps out: `nightsSoldTwice` are nights of a room that two standing bookings claim. Of what is over
 * nights may have been deleted, see retention/sweep.ts.
 */
export async function nightContradictions(
  db: Db,
  hotelId: number,
  today: Day,
): Promise<Contradictions> {
  const standing = sql`
    select id, check_in, check_out from bookings
    where hotel_id = ${hotelId} and status in ('CONFIRMED', 'CHECKED_IN')`;
  const rooms = sql`
    select booking_id, position, room_id from booking_rooms where hotel_id = ${hotelId}`;
  // Where each standing booking is on each night, by what it says itself.
  const claimed = sql`
    select b.id as booking_id, coalesce(p.room_id, k.room_id) as room_id, b.check_in + g as night
    from (${standing}) b join (${rooms}) k on k.booking_id = b.id
      cross join generate_series(0, b.check_out - b.check_in - 1) g
      left join (
        select booking_id, position, night, room_id from booking_nights where hotel_id = ${hotelId}
      ) p on p.booking_id = b.id and p.position = k.position and p.night = b.check_in + g`;
  const nights = sql`
    select room_id, night, booking_id, closure_id from room_nights where hotel_id = ${hotelId}`;
  const closures = sql`
    select id, room_id, from_day, to_day from room_closures where hotel_id = ${hotelId}`;
  return counts(
    db,
    sql`
    select
      (select count(*) from (
        select 1 from (${claimed}) c group by c.room_id, c.night having count(*) > 1
      ) twice) as "nightsSoldTwice",
      (select count(*) from (${nights}) n left join (
        select id, check_in, check_out, status from bookings where hotel_id = ${hotelId}
      ) b on b.id = n.booking_id
        where n.closure_id is null and not coalesce(b.status not in ('CANCELLED', 'NO_SHOW')
          and n.night >= b.check_in and n.night < b.check_out, false)) as "nightsWithoutBooking",
      (select count(distinct coalesce(c.booking_id, n.booking_id)) from (${claimed}) c full join (
        select n.* from (${nights}) n join (${standing}) b on b.id = n.booking_id
      ) n on n.room_id = c.room_id and n.night = c.night and n.booking_id = c.booking_id
        where c.booking_id is null or n.booking_id is null
      ) as "bookingsWithoutNights",
      (select count(*) from (${nights}) n left join (${closures}) c on c.id = n.closure_id
        where n.booking_id is null and not coalesce(c.room_id = n.room_id
          and n.night >= c.from_day and n.night < c.to_day, false)) as "nightsWithoutClosure",
      (select count(*) from (${closures}) c
        left join (select closure_id, count(*) from (${nights}) n group by 1) n on n.closure_id = c.id
        where c.to_day > ${today}::date and coalesce(n.count, 0) <> c.to_day - c.from_day
      ) as "closuresWithoutNights"`,
  );
}

/**
 * What one hotel's bookings contradict: their amounts those of their rooms, their status the last
 * thing that happened, and their discount the use of a voucher.
 */
export async function bookingContradictions(db: Db, hotelId: number): Promise<Contradictions> {
  const bookings = sql`
    select id, status, check_out - check_in as nights, room_total, discount, voucher_code,
      total_price, tax_and_fee_percent as percent, tax_and_fee, total_amount
    from bookings where hotel_id = ${hotelId}`;
  return counts(
    db,
    sql`
    select
      (select count(*) from (${bookings}) b left join (
        select booking_id, sum(coalesce(original_price, price)) as full_price, sum(price) as price,
          bool_or(original_price is not null) as automatic
        from booking_rooms where hotel_id = ${hotelId} group by booking_id
      ) k on k.booking_id = b.id left join (
        select booking_id, sum(full_price) as full_price, sum(price) as price
        from booking_nights where hotel_id = ${hotelId} group by booking_id
      ) n on n.booking_id = b.id
        where not coalesce(b.room_total = coalesce(n.full_price, k.full_price * b.nights)
          and b.discount between 0 and b.room_total
          and b.total_price = b.room_total - b.discount
          and (not k.automatic or b.total_price = coalesce(n.price, k.price * b.nights))
          and b.total_amount = b.total_price + b.tax_and_fee
          and b.total_amount between ${withTax(-50)} and ${withTax(49)}, false)
      ) as "bookingsMispriced",
      (select count(*) from (${bookings}) b left join (
        select distinct on (booking_id) booking_id, status from booking_history
        where hotel_id = ${hotelId} order by booking_id, created_at desc, id desc
      ) e on e.booking_id = b.id where e.status is distinct from b.status) as "historiesBehind",
      (select count(*) from (${bookings}) b full join (
        select booking_id, amount, returned_at from voucher_uses where hotel_id = ${hotelId}
      ) u on u.booking_id = b.id
        where (b.voucher_code is not null or b.discount > 0 or u.booking_id is not null)
          and not coalesce(u.amount = b.discount
            and (u.returned_at is not null) = (b.status = 'CANCELLED'), false)
      ) as "voucherUsesWrong"`,
  );
}

/**
 * What the nights' prices of one hotel's bookings contradict, where any are kept: the stay of each room, night
 * by night, and the average that the room was booked at.
 */
export async function priceContradictions(db: Db, hotelId: number): Promise<Contradictions> {
  const average = (sum: string) => sql`(2 * ${sql.ref(sum)} + n.count) / (2 * n.count)`;
  return counts(
    db,
    sql`
    select count(*) as "nightPricesWrong" from (
      select booking_id, position, count(*), min(night) as first, max(night) as last,
        sum(price)::bigint as price, sum(full_price)::bigint as full_price
      from booking_nights where hotel_id = ${hotelId} group by 1, 2
    ) n full join (
      select booking_id, position, price, coalesce(original_price, price) as full_price
      from booking_rooms where hotel_id = ${hotelId} and booking_id in (
        select booking_id from booking_nights where hotel_id = ${hotelId}
      )
    ) k on k.booking_id = n.booking_id and k.position = n.position left join (
      select id, check_in, check_out from bookings where hotel_id = ${hotelId}
    ) b on b.id = n.booking_id
    where not coalesce(n.count = b.check_out - b.check_in
      and n.first >= b.check_in and n.last < b.check_out
      and k.price = ${average('n.price')} and k.full_price = ${average('n.full_price')}, false)`,
  );
}

const HOUR_MS = 3_600_000;
/** Some rounds of the audit, and less than notifications are kept. */
const TOLD_WITHIN_MS = 12 * HOUR_MS;
/** Where the database is divided, the one may be seen a moment before the other. */
const SETTLED_MS = 60_000;

/** Bookings by guests in these hours of which the hotel's owner has no notification: both are stored together. */
export async function newsContradictions(
  db: Db,
  hotelId: number,
  now: Date,
): Promise<Contradictions> {
  const since = new Date(now.getTime() - TOLD_WITHIN_MS);
  const until = new Date(now.getTime() - SETTLED_MS);
  const owner = sql`(select owner_id from hotels where id = ${hotelId} and deleted_at is null)`;
  return counts(
    db,
    sql`
    select count(*) as "bookingsUntold" from (
      select code from bookings where hotel_id = ${hotelId} and source = 'WEBSITE'
        and created_at >= ${since} and created_at < ${until}
    ) b left join (
      select booking_code from notifications where hotel_id = ${hotelId} and user_id = ${owner}
        and kind = 'BOOKING_CREATED' and created_at >= ${since}
    ) n on n.booking_code = b.code
    where n.booking_code is null and ${owner} is not null`,
  );
}

/**
 * The price with tax and fee, half up, as `quoteOf` rounds it: from the exact discounted rooms. A typed
 * voucher's percentage is not stored with the booking; the exact price is then at most so many
 * hundredths from the one that is.
 */
function withTax(hundredths: number) {
  const isExact = sql`k.automatic or (b.voucher_code is null and b.discount = 0)`;
  const exactly = sql`b.total_price * 100 + case when ${isExact} then 0 else ${sql.lit(hundredths)} end`;
  return sql`((${exactly}) * (100 + b.percent) + 5000) / 10000`;
}

/** A statement's one row of counts. */
export async function counts(db: Db, statement: ReturnType<typeof sql>): Promise<Contradictions> {
  const { rows } = await sql<Contradictions>`${statement}`.execute(db);
  return rows[0] ?? {};
}
