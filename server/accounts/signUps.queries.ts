import { sql } from 'kysely';
import type { Db } from '../db/db';
import { foundBy, type NewUser } from './queries';
import type { MailedToken } from './tokens';

/** Somebody's sign-up for an address that nobody has verified yet. */
export interface PendingSignUp {
  id: number;
  createdAt: Date;
}

/** Keeps what was typed beside the account that waits; nothing for nobody. */
export async function insertSignUp(
  tx: Db,
  userId: number,
  { hotelName, ...user }: NewUser & { hotelName: string | undefined },
  now: Date,
): Promise<PendingSignUp | undefined> {
  const { rows } = await sql<PendingSignUp>`
    insert into sign_ups (user_id, email, password_hash, first_name, last_name, phone, role,
      hotel_name, language, search_text, consented_at, consent_version, created_at)
    select id, ${user.email}, ${user.passwordHash}, ${user.firstName}, ${user.lastName},
      ${user.phone}, ${user.role}, ${hotelName ?? null}, ${user.language}, ${foundBy(user)},
      ${user.consentVersion === null ? null : now}::timestamptz, ${user.consentVersion},
      ${now}::timestamptz
    from users where id = ${userId}
    returning id, created_at as "createdAt"`.execute(tx);
  return rows[0];
}

/** Sign-ups whose links have all ended. */
export async function deleteEndedSignUps(tx: Db, userId: number, now: Date): Promise<void> {
  await sql`
    delete from sign_ups s where s.user_id = ${userId}
      and not exists (
        select from account_tokens t where t.sign_up_id = s.id and t.expires_at > ${now})
  `.execute(tx);
}

/** Those that the account's mailbox was typed for, the newest first. */
export async function pendingSignUps(tx: Db, userId: number, most: number) {
  const { rows } = await sql<PendingSignUp>`
    select s.id, s.created_at as "createdAt"
    from sign_ups s join users u on u.id = s.user_id and u.email = s.email
    where s.user_id = ${userId} order by s.created_at desc, s.id desc limit ${most}`.execute(tx);
  return rows;
}

/** Keeps the tokens of links that are about to be mailed, each for its own sign-up. */
export async function insertSignUpTokens(
  tx: Db,
  tokens: readonly (MailedToken & { signUpId: number })[],
  now: Date,
): Promise<void> {
  const column = <K extends 'hash' | 'signUpId' | 'expiresAt'>(key: K) => tokens.map((t) => t[key]);
  await sql`
    insert into account_tokens (token_hash, user_id, sign_up_id, purpose, expires_at, created_at)
    select t.hash, s.user_id, s.id, 'verify-email', t.expires_at, ${now}::timestamptz
    from unnest(${column('hash')}::text[], ${column('signUpId')}::bigint[],
      ${column('expiresAt')}::timestamptz[]) as t (hash, sign_up_id, expires_at)
    join sign_ups s on s.id = t.sign_up_id`.execute(tx);
}

/** Whose a living link is; null once one is verified, undefined when the link is none any more. */
export async function signUpOfToken(
  tx: Db,
  { userId, hash }: { userId: number; hash: string },
): Promise<number | null | undefined> {
  const { rows } = await sql<{ signUpId: number | null }>`
    select sign_up_id as "signUpId" from account_tokens
    where token_hash = ${hash} and user_id = ${userId}`.execute(tx);
  return rows[0]?.signUpId;
}

/**
 * Gives the account what one of its sign-ups typed, and verifies it. The account is locked.
 *
 * @returns the name of the hotel that a partner typed
 */
export async function takeOver(
  tx: Db,
  { userId, signUpId, now }: { userId: number; signUpId: number; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ hotelName: string | null }>`
    update users u set
      email = s.email, password_hash = s.password_hash, first_name = s.first_name,
      last_name = s.last_name, phone = s.phone, role = s.role, language = s.language,
      search_text = s.search_text,
      consented_at = s.consented_at, consent_version = s.consent_version, verified_at = ${now}
    from sign_ups s
    where u.id = ${userId} and u.verified_at is null and s.id = ${signUpId} and s.user_id = u.id
    returning s.hotel_name as "hotelName"`.execute(tx);
  return rows[0]?.hotelName ?? null;
}

/** Ends all sign-ups of an account and their links, but for the links of the one that was taken. */
export async function endSignUps(
  tx: Db,
  { userId, signUpId }: { userId: number; signUpId: number },
): Promise<void> {
  await sql`
    update account_tokens set sign_up_id = null
    where user_id = ${userId} and sign_up_id = ${signUpId}`.execute(tx);
  await sql`delete from sign_ups where user_id = ${userId}`.execute(tx);
}
