import { sql } from 'kysely';
import type { Db } from '../db/db';
import { counts, type Contradictions } from './hotel.queries';

/** The next owner of vouchers; undefined after the last. */
export async function ownerAfter(db: Db, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select owner_id as id from vouchers where owner_id > ${id} order by owner_id limit 1`.execute(
    db,
  );
  return rows[0]?.id;
}

/** What one owner's vouchers say of their uses. */
export async function voucherContradictions(db: Db, ownerId: number): Promise<Contradictions> {
  return counts(
    db,
    sql`
    select count(*) filter (where v.quantity > 0 and v.used > v.quantity) as "vouchersOverused",
      count(*) filter (where v.used <> coalesce(u.count, 0)) as "vouchersMiscounted"
    from vouchers v left join (
      select voucher_id, count(*) from voucher_uses
      where owner_id = ${ownerId} and returned_at is null group by voucher_id
    ) u on u.voucher_id = v.id
    where v.owner_id = ${ownerId}`,
  );
}

export interface KeyRow {
  userId: number;
  key: string;
  hotelId: number;
  bookingId: number;
}

/** The next keys that stand for bookings, in the order of their primary key. */
export async function keysAfter(
  db: Db,
  { userId, key }: Pick<KeyRow, 'userId' | 'key'>,
  limit: number,
): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select user_id as "userId", key, hotel_id as "hotelId", booking_id as "bookingId"
    from idempotency_keys where (user_id, key) > (${userId}, ${key}) and booking_id is not null
    order by user_id, key limit ${limit}`.execute(db);
  return rows;
}

/** Of keys as they were read: a booking is never deleted, and is stored together with its key. */
export async function keyContradictions(db: Db, keys: readonly KeyRow[]): Promise<Contradictions> {
  const hotelIds = keys.map(({ hotelId }) => hotelId);
  const bookingIds = keys.map(({ bookingId }) => bookingId);
  const { rows } = await sql<Pick<KeyRow, 'hotelId' | 'bookingId'>>`
    select hotel_id as "hotelId", id as "bookingId" from bookings
    where hotel_id = any(${hotelIds}::bigint[]) and id = any(${bookingIds}::bigint[])`.execute(db);
  const stored = new Set(rows.map((row) => `${row.hotelId} ${row.bookingId}`));
  const lost = keys.filter((key) => !stored.has(`${key.hotelId} ${key.bookingId}`));
  return { keysWithoutBooking: lost.length };
}

/** Mails that wait though they should have been given up before that moment. */
export async function mailContradictions(db: Db, writtenBefore: Date): Promise<Contradictions> {
  const { stuck = 0 } = await counts(
    db,
    sql`
    select count(*) as stuck from outbox
    where sent_at is null and given_up_at is null and created_at < ${writtenBefore}`,
  );
  const { forgotten = 0 } = await counts(
    db,
    sql`select count(*) as forgotten from hotel_mails where created_at < ${writtenBefore}`,
  );
  return { mailsStuck: stuck + forgotten };
}
