import { sql } from 'kysely';
import type { Day } from '../../../domain/stays/stay';
import type { Db } from '../../db/db';
import type { KeyOfRow } from '../booking.queries';
import type { GuestsBefore } from '../guests/said';

/** A booking's stay as it was: rows with all columns that the tables had then. */
export interface StayRows {
  booking: {
    check_in: Day;
    check_out: Day;
    room_total: number;
    discount: number;
    total_amount: number;
  };
  rooms: { position: number; room_id: number }[];
  nights: { position: number; night: Day; room_id: number | null }[];
}

const STAY_COLUMNS = [
  'check_in',
  'check_out',
  'adults',
  'children',
  'room_total',
  'discount',
  'total_price',
  'tax_and_fee',
  'total_amount',
  'hold_until',
  'arrival_time',
];

export async function stayRows(tx: Db, { hotelId, bookingId }: KeyOfRow): Promise<StayRows> {
  const pairs = STAY_COLUMNS.map((name) => sql`${sql.lit(name)}, ${sql.ref(`b.${name}`)}`);
  const { rows } = await sql<StayRows>`
    select jsonb_build_object(${sql.join(pairs)}) as booking, (
      select jsonb_agg(to_jsonb(k) order by k.position) from booking_rooms k
      where k.hotel_id = ${hotelId} and k.booking_id = ${bookingId}
    ) as rooms, (
      select coalesce(jsonb_agg(to_jsonb(n) order by n.position, n.night), '[]') from booking_nights n
      where n.hotel_id = ${hotelId} and n.booking_id = ${bookingId}
    ) as nights
    from bookings b where b.hotel_id = ${hotelId} and b.id = ${bookingId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('There is no such booking.');
  return row;
}

/** Puts the rows back, of a booking that the transaction has locked; raises its version. */
export async function restoreStayRows(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  { booking, rooms, nights }: StayRows,
): Promise<void> {
  const own = sql`hotel_id = ${hotelId} and booking_id = ${bookingId}`;
  await sql`delete from booking_nights where ${own}`.execute(tx);
  await sql`delete from booking_rooms where ${own}`.execute(tx);
  await insertRows(tx, { hotelId, table: 'booking_rooms', rows: rooms });
  await insertRows(tx, { hotelId, table: 'booking_nights', rows: nights });
  const values = STAY_COLUMNS.map((name) => sql`${sql.ref(name)} = ${sql.ref(`was.${name}`)}`);
  await sql`
    update bookings b set version = b.version + 1, calendar_sequence = b.calendar_sequence + 2,
      ${sql.join(values)}
    from jsonb_populate_record(null::bookings, ${JSON.stringify(booking)}::jsonb) was
    where b.hotel_id = ${hotelId} and b.id = ${bookingId}`.execute(tx);
}

/** Columns that the table has got since keep their defaults. */
async function insertRows(
  tx: Db,
  { hotelId, table, rows }: { hotelId: number; table: string; rows: readonly object[] },
): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'hotel_id');
  if (names.length === 0) return;
  const columns = sql.join(names.map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (hotel_id, ${columns})
    select ${hotelId}::bigint, ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
}

/** A change of the stay that can be taken back. */
export interface ChangeRow extends KeptChange {
  act: null;
  before: StayRows;
}

/**
 * What the desk takes back besides: that it booked; that it cancelled, or gave the rooms away; what it said of who comes,
 * with what was said before.
 */
export type ActRow = KeptChange &
  ({ act: 'BOOKED' | 'ENDED' } | { act: 'GUESTS'; before: GuestsBefore });

interface KeptChange {
  versionBefore: number;
  versionAfter: number;
  mailId: number | null;
  /** The next of the bookings that were changed together; of the last of them the first. */
  changedWith: number | null;
  createdAt: Date;
}

export async function insertChange(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  change: Omit<ChangeRow, 'createdAt' | 'act'> & { now: Date },
): Promise<void> {
  await sql`
    insert into booking_changes (hotel_id, booking_id, version_before, version_after, before, mail_id,
      swapped_with, created_at)
    values (${hotelId}, ${bookingId}, ${change.versionBefore}, ${change.versionAfter},
      ${JSON.stringify(change.before)}::jsonb, ${change.mailId}, ${change.changedWith},
      ${change.now})`.execute(tx);
}

interface NewAct {
  act: ActRow['act'];
  /** What taking it back needs, unless that is known. */
  before?: GuestsBefore;
  mailId?: number | undefined;
  now: Date;
}

/** Keeps that the booking's version, as it is by now, came of another act, whose mail waits as that of a change does. */
export async function insertAct(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  { act, before, mailId, now }: NewAct,
): Promise<void> {
  await sql`
    insert into booking_changes (hotel_id, booking_id, version_before, version_after, act, before,
      mail_id, created_at)
    select hotel_id, id, version - 1, version, ${act}, ${JSON.stringify(before ?? {})}::jsonb,
      ${mailId ?? null}::bigint, ${now}
    from bookings where hotel_id = ${hotelId} and id = ${bookingId}`.execute(tx);
}

/** The change that a version of a booking came of, unless anything else did. */
export async function changeOfVersion(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  version: number,
): Promise<ChangeRow | ActRow | undefined> {
  const { rows } = await sql<ChangeRow | ActRow>`
    select version_before as "versionBefore", version_after as "versionAfter", act, before,
      mail_id as "mailId", swapped_with as "changedWith", created_at as "createdAt"
    from booking_changes
    where hotel_id = ${hotelId} and booking_id = ${bookingId}
      and version_after = ${version}`.execute(tx);
  return rows[0];
}

/** Forgets a change that was taken back: the one before it is now what the booking's version came of. */
export async function forgetChange(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  { versionBefore, versionAfter }: Pick<ChangeRow, 'versionBefore' | 'versionAfter'>,
): Promise<void> {
  const own = sql`hotel_id = ${hotelId} and booking_id = ${bookingId}`;
  await sql`
    delete from booking_changes where ${own} and version_before = ${versionBefore}`.execute(tx);
  await sql`
    update booking_changes set version_after = ${versionAfter + 1}
    where ${own} and version_after = ${versionBefore}`.execute(tx);
}

/** Nobody else changes these bookings until the transaction ends; always locked in the same order. */
export async function lockBookings(
  tx: Db,
  hotelId: number,
  bookingIds: readonly number[],
): Promise<void> {
  await sql`
    select id from bookings where hotel_id = ${hotelId} and id = any(${[...bookingIds]}::bigint[])
    order by id for no key update`.execute(tx);
}
