import { sql } from 'kysely';
import type { KeyOfAccount } from '../accounts/keys/keys.queries';
import type { Db } from '../db/db';
import type { KeyOfRow } from './booking.queries';

/** What a key stands for once it has been used; of what is no booking the hotel is null, which nobody asks for. */
export interface UsedKey extends KeyOfRow {
  bodyHash: string;
}

export async function usedKey(db: Db, { userId, key }: KeyOfAccount): Promise<UsedKey | undefined> {
  const { rows } = await sql<UsedKey>`
    select hotel_id as "hotelId", booking_id as "bookingId", body_hash as "bodyHash"
    from idempotency_keys where user_id = ${userId} and key = ${key}`.execute(db);
  return rows[0];
}

/** Keeps the key; the account's second booking under it fails on the primary key. */
export async function insertKey(
  db: Db,
  { userId, key }: KeyOfAccount,
  { hotelId, bookingId, bodyHash, now }: UsedKey & { now: Date },
): Promise<void> {
  await sql`
    insert into idempotency_keys (hotel_id, user_id, key, body_hash, booking_id, created_at)
    values (${hotelId}, ${userId}, ${key}, ${bodyHash}, ${bookingId}, ${now})`.execute(db);
}
