import { sql } from 'kysely';
import type { Db } from '../../db/db';

/** What an account calls something that it makes before that has a number. */
export interface KeyOfAccount {
  userId: number;
  key: string;
}

/** What was made under a key that is used: a booking of a hotel, or something else with a number of its own. */
export interface UsedKey {
  bodyHash: string;
  hotelId: number | null;
  bookingId: number | null;
  madeId: number | null;
}

export async function usedKey(db: Db, { userId, key }: KeyOfAccount): Promise<UsedKey | undefined> {
  const { rows } = await sql<UsedKey>`
    select body_hash as "bodyHash", hotel_id as "hotelId", booking_id as "bookingId", made_id as "madeId"
    from idempotency_keys where user_id = ${userId} and key = ${key}`.execute(db);
  return rows[0];
}

type NewKey = { bodyHash: string; now: Date } & (
  | { madeId: number }
  | { hotelId: number; bookingId: number }
);

/** Keeps the key; the second thing that the account makes under it fails on the primary key. */
export async function insertKey(
  db: Db,
  { userId, key }: KeyOfAccount,
  { bodyHash, now, ...made }: NewKey,
): Promise<void> {
  const { hotelId, bookingId, madeId } = { hotelId: null, bookingId: null, madeId: null, ...made };
  await sql`
    insert into idempotency_keys (user_id, key, body_hash, hotel_id, booking_id, made_id, created_at)
    values (${userId}, ${key}, ${bodyHash}, ${hotelId}, ${bookingId}, ${madeId}, ${now})`.execute(
    db,
  );
}

export async function deleteKeysOf(db: Db, userId: number): Promise<void> {
  await sql`delete from idempotency_keys where user_id = ${userId}`.execute(db);
}
