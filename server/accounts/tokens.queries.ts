import { sql } from 'kysely';
import type { Db } from '../db/db';
import type { MailedToken } from './tokens';

type Purpose = 'verify-email' | 'reset-password';

/** Keeps a mailed token; none for nobody. */
export async function insertToken(
  db: Db,
  userId: number,
  purpose: Purpose,
  { hash, expiresAt }: MailedToken,
  now: Date,
): Promise<void> {
  await sql`
    insert into account_tokens (token_hash, user_id, purpose, expires_at, created_at)
    select ${hash}, id, ${purpose}, ${expiresAt}::timestamptz, ${now}::timestamptz
    from users where id = ${userId}`.execute(db);
}

/** Deletes the tokens that ended before a moment; all of them without one. */
export async function deleteTokens(
  db: Db,
  userId: number,
  purpose: Purpose,
  endedBefore: Date | null = null,
): Promise<void> {
  await sql`
    delete from account_tokens
    where user_id = ${userId} and purpose = ${purpose}
      and (${endedBefore}::timestamptz is null or expires_at < ${endedBefore})`.execute(db);
}

/**
 * Locks the account that a living token belongs to and answers its id. Whoever changes the account
 * meanwhile is waited for, so the token has to be looked for again afterwards.
 */
export async function lockUserOfToken(
  db: Db,
  hash: string,
  purpose: Purpose,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u join account_tokens t on t.user_id = u.id
    where t.token_hash = ${hash} and t.purpose = ${purpose} and t.expires_at > ${now}
    for update of u`.execute(db);
  return rows[0]?.id;
}

export async function isTokenAlive(
  db: Db,
  hash: string,
  purpose: Purpose,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from account_tokens
    where token_hash = ${hash} and purpose = ${purpose} and expires_at > ${now}`.execute(db);
  return rows.length > 0;
}

/** Whether the token still stands and the address is verified now; the first time is kept. */
export async function verifyUser(
  db: Db,
  userId: number,
  hash: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update users set verified_at = coalesce(verified_at, ${now})
    where id = ${userId}
      and exists (
        select from account_tokens t where t.token_hash = ${hash} and t.user_id = ${userId})
    returning id`.execute(db);
  return rows.length > 0;
}
