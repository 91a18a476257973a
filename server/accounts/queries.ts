import { sql } from 'kysely';
import { searchText } from '../../domain/search/searchText';
import type { Account } from '../http/account';
import type { Language } from '../../domain/languages/languages';
import { recordOwnerChange, unrecorded } from '../db/changeRecording';
import type { Db } from '../db/db';
import type { MailContent } from '../mail/content';

export interface UserRow extends Account {
  email: string;
  firstName: string;
  /** '' when the person gave one name only. */
  lastName: string;
  phone: string | null;
  passwordHash: string;
  tokenVersion: number;
  verified: boolean;
  suspended: boolean;
  /** What its mails are written in; null until it is known. */
  language: Language | null;
}

export type NewUser = Pick<
  UserRow,
  'email' | 'firstName' | 'lastName' | 'phone' | 'role' | 'passwordHash' | 'language'
> & {
  emailKey: string;
  /** Which text on the use of personal data was agreed to; null when nothing was asked. */
  consentVersion: string | null;
};

/** No account has this id: work done for it comes to nothing, and takes as long. */
export const NOBODY = 0;

const userColumns = sql`
  id, email, first_name as "firstName", last_name as "lastName", phone, role,
  password_hash as "passwordHash", token_version as "tokenVersion",
  verified_at is not null as verified, suspended_reason is not null as suspended, language`;

type Named = Pick<UserRow, 'email' | 'firstName' | 'lastName'>;

/** What an account is found by. */
export const foundBy = ({ lastName, firstName, email }: Named) =>
  searchText(`${lastName} ${firstName} ${email}`);

export async function accountById(db: Db, id: number): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`select ${userColumns} from users where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** The same, and nobody suspends or deletes it until the transaction ends. */
export async function keptAccountById(tx: Db, id: number): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from users where id = ${id} for key share`.execute(tx);
  return rows[0];
}

/** The same, and whoever else locks it so waits until the transaction ends. */
export async function lockedAccountById(tx: Db, id: number): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from users where id = ${id} for no key update`.execute(tx);
  return rows[0];
}

/** What the people behind these accounts are called, by the account. */
export async function accountNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, trim(last_name || ' ' || first_name) as name from users
    where id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function userByEmail(db: Db, emailKey: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from users where email_key = ${emailKey}`.execute(db);
  return rows[0];
}

/** The same, and nobody verifies, suspends or deletes it until the transaction ends: what links to it is kept with it. */
export async function keptUserByEmail(tx: Db, emailKey: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from users where email_key = ${emailKey} for key share`.execute(tx);
  return rows[0];
}

/**
 * The account that a signed token names, unless it is suspended or its tokens of that version have
 * been withdrawn.
 */
export async function accountOfToken(
  db: Db,
  id: number,
  tokenVersion: number,
): Promise<Account | undefined> {
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(tokenVersion)) return undefined;
  const { rows } = await sql<Account>`
    select id, role, token_version as "tokenVersion" from users
    where id = ${id} and token_version = ${tokenVersion} and suspended_reason is null`.execute(db);
  return rows[0];
}

/**
 * The account that waits for a sign-up to be verified: a new one, or the one that nobody has verified
 * yet, which shows what was typed last, and when. undefined when the address belongs to a verified account,
 * which stays as it is.
 */
export async function saveSignUp(db: Db, user: NewUser, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into users
      (email, email_key, password_hash, first_name, last_name, phone, role, language, search_text,
        consented_at, consent_version, created_at)
    values (${user.email}, ${user.emailKey}, ${user.passwordHash}, ${user.firstName},
      ${user.lastName}, ${user.phone}, ${user.role}, ${user.language}, ${foundBy(user)},
      ${user.consentVersion === null ? null : now}, ${user.consentVersion}, ${now})
    on conflict (email_key) do update set
      email = excluded.email, password_hash = excluded.password_hash,
      first_name = excluded.first_name, last_name = excluded.last_name,
      phone = excluded.phone, role = excluded.role, language = excluded.language,
      search_text = excluded.search_text,
      consented_at = excluded.consented_at, consent_version = excluded.consent_version,
      created_at = excluded.created_at
    where users.verified_at is null
    returning id`.execute(db);
  return rows[0]?.id;
}

/** An unlisted hotel that only has a name so far; none for nobody. */
export async function insertDraftHotel(
  tx: Db,
  { ownerId, name, now }: { ownerId: number; name: string; now: Date },
): Promise<void> {
  await sql`
    insert into hotels
      (owner_id, name, business_name, property_type, description, address_number, address_street,
        address_district, address_city, total_rooms, listed, search_text, created_at,
        owner_suspended_at)
    select id, ${name}, '', 'HOTEL', '', '', '', '', '', 1, false, ${searchText(name)},
      ${now}::timestamptz, case when suspended_reason is not null then ${now}::timestamptz end
    from users where id = ${ownerId}`.execute(tx);
  await recordOwnerChange(tx, ownerId, { kind: 'HOTEL' });
}

/**
 * Queues a mail for an account, and none for nobody. It goes to the stored address: two addresses that
 * compare as equal need not be one mailbox.
 */
export async function mailUser(
  db: Db,
  userId: number,
  mail: MailContent,
  now: Date,
): Promise<void> {
  await sql`
    insert into outbox (recipient, subject, text_body, html_body, created_at, next_attempt_at)
    select email, ${mail.subject}, ${mail.text}, ${mail.html}, ${now}::timestamptz,
      ${now}::timestamptz
    from users where id = ${userId} for key share`.execute(db);
}

/**
 * A new password, which ends every token given out so far. undefined when `changes.tokenVersion` is
 * given and no longer the account's: somebody else was faster.
 */
export async function setPassword(
  db: Db,
  id: number,
  changes: { passwordHash: string; tokenVersion?: number },
): Promise<UserRow | undefined> {
  const { passwordHash, tokenVersion = null } = changes;
  const { rows } = await sql<UserRow>`
    update users set password_hash = ${passwordHash}, token_version = token_version + 1
    where id = ${id} and (${tokenVersion}::integer is null or token_version = ${tokenVersion})
    returning ${userColumns}`.execute(db);
  return rows[0];
}

/** Ends every token given out so far. */
export async function endTokens(db: Db, id: number): Promise<void> {
  await sql`update users set token_version = token_version + 1 where id = ${id}`.execute(db);
}

/** The phone number stays when there is none in the changes, and goes when it is null. */
export async function updateUser(
  db: Db,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  changes: Pick<UserRow, 'firstName' | 'lastName'> & { phone: string | null | undefined },
): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    update users set first_name = ${changes.firstName}, last_name = ${changes.lastName},
      phone = ${changes.phone === undefined ? sql`phone` : changes.phone}, search_text = ${foundBy({ ...changes, email })}
    where id = ${id}
    returning ${userColumns}`.execute(db);
  return rows[0];
}

/** What mails to the account are written in, and those about its bookings that are still to come. */
export async function setLanguage(tx: Db, id: number, language: Language): Promise<void> {
  await sql`update users set language = ${language} where id = ${id}`.execute(tx);
  await sql`
    update bookings ${unrecorded} set language = ${language}
    where user_id = ${id} and status in ('CONFIRMED', 'CHECKED_IN') and language <> ${language}`.execute(
    tx,
  );
}
