import { sql } from 'kysely';
import type { Db } from '../../db/db';

/** What an account calls something that it makes before that has a number. */
export interface KeyOfAccount {
  userId: number;
  key: string;
}

/** What was made under a key that is used; the number is absent for a booking. */
export interface MadeUnder {
  bodyHash: string;
  madeId: number | null;
}

export async function madeUnder(
  db: Db,
  { userId, key }: KeyOfAccount,
): Promise<MadeUnder | undefined> {
  const { rows } = await sql<MadeUnder>`
    select body_hash as "bodyHash", made_id as "madeId"
    from idempotency_keys where user_id = ${userId} and key = ${key}`.execute(db);
  return rows[0];
}

/** Keeps the key; the second thing that the account makes under it fails on the primary key. */
export async function insertMade(
  db: Db,
  { userId, key }: KeyOfAccount,
  { bodyHash, madeId, now }: MadeUnder & { now: Date },
): Promise<void> {
  await sql`
    insert into idempotency_keys (user_id, key, body_hash, made_id, created_at)
    values (${userId}, ${key}, ${bodyHash}, ${madeId}, ${now})`.execute(db);
}
