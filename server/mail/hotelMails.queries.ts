import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/db';
import { isTaken } from '../db/sqlStates';
import type { MailContent } from './content';
import { insertMailOnce, insertNewsOnce, type News } from './queries';

// What a booking tells lies with its hotel until the relay puts it into the outbox: where tables are
// divided by hotels, the outbox is in another database, and a crash could keep the one without the other.

/** A mail that tells of what a hotel has sold. */
export interface HotelMail {
  hotelId: number;
  content: MailContent;
  /** Absent: it is told by itself, at once. */
  news?: Omit<News, 'content'>;
  /** Absent: at once. */
  sendAfter?: Date;
}

/** More than ever go out in ten minutes. */
const MANY = 1_000_000;

const columns = sql`
  hotel_id, id, recipient, subject, text_body, html_body, calendar, topic, about, at_once, created_at,
  send_after`;

/** It has its number in the outbox from the beginning, so that it gets there once. */
function valuesOf(recipient: RawBuilder<unknown>, mail: HotelMail, now: Date): RawBuilder<unknown> {
  const { hotelId, content, news, sendAfter = null } = mail;
  return sql`
    ${hotelId}::bigint, nextval(pg_get_serial_sequence('outbox', 'id')), ${recipient},
    ${content.subject}::text, ${content.text}::text, ${content.html}::text,
    ${content.calendar ?? null}::text, ${news?.topic ?? null}::text, ${news?.about ?? ''}::text,
    ${news?.atOnce ?? null}::int, ${now}::timestamptz, ${sendAfter}::timestamptz`;
}

/** Within the transaction of which it tells. @returns its number */
export async function insertHotelMail(
  tx: Db,
  address: string,
  mail: HotelMail,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into hotel_mails (${columns})
    values (${valuesOf(sql`${address}`, mail, now)}) returning id`.execute(tx);
  return rows[0]!.id;
}

/** The same to the address that `from` finds. @returns whether there is one */
export async function insertHotelMailTo(
  tx: Db,
  recipient: { address: RawBuilder<unknown>; from: RawBuilder<unknown> },
  mail: HotelMail,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into hotel_mails (${columns})
    select ${valuesOf(recipient.address, mail, now)} from ${recipient.from}`.execute(tx);
  return numAffectedRows === 1n;
}

export interface HotelMailKey {
  id: number;
  hotelId: number;
}

interface HotelMailRow extends MailContent, HotelMailKey {
  to: string;
  topic: string | null;
  about: string;
  atOnce: number | null;
  createdAt: Date;
}

/**
 * Puts mails that need not wait into the outbox, the oldest first. They are deleted here only afterwards: after a crash, or
 * beside another server that does the same, one or later news of the same is there already.
 */
export async function putIntoOutbox(
  db: Db,
  { most, now }: { most: number; now: Date },
): Promise<HotelMailKey[]> {
  const { rows } = await sql<HotelMailRow>`
    select id, hotel_id as "hotelId", recipient as "to", subject, text_body as text,
      html_body as html, calendar, topic, about, at_once as "atOnce", created_at as "createdAt"
    from hotel_mails where coalesce(send_after <= ${now}, true) order by id limit ${most}`.execute(
    db,
  );
  for (const row of rows) await putOne(db, row);
  return rows.map(({ id, hotelId }) => ({ id, hotelId }));
}

async function putOne(db: Db, row: HotelMailRow): Promise<void> {
  const { id, to, topic, about, atOnce, createdAt, ...content } = row;
  if (topic === null) return insertMailOnce(db, id, { to, ...content }, createdAt);
  const news = { content, topic, about, atOnce: atOnce ?? 1 };
  try {
    await insertNewsOnce(db, { id, to }, news, createdAt);
  } catch (error) {
    // Another server has put it there at this very moment.
    if (!isTaken(error)) throw error;
  }
}

/**
 * Takes back a mail that has not gone into the outbox yet. Its place there is taken by an empty one, in case that
 * the relay has read it already.
 *
 * @returns whether it is never sent
 */
export async function takeBackHotelMail(
  tx: Db,
  { hotelId, id }: HotelMailKey,
  now: Date,
): Promise<boolean> {
  await sql`delete from hotel_mails where hotel_id = ${hotelId} and id = ${id}`.execute(tx);
  return (await insertEmptyMails(tx, [id], now)) === 1;
}

/** News of what is `about` that, or begins so with a blank after it. */
interface NewsOf {
  hotelId: number;
  about: string;
}

const isNewsOf = (about: string) =>
  sql`topic is not null and (about = ${about} or starts_with(about, ${`${about} `}))`;
const isUntouched = sql`sent_at is null and given_up_at is null and attempts = 0`;

/** Takes back news that waits to be told. What is on its way already goes on. */
export async function takeBackNews(tx: Db, { hotelId, about }: NewsOf, now: Date): Promise<void> {
  const isAbout = isNewsOf(about);
  const { rows } = await sql<{ id: number }>`
    delete from hotel_mails where hotel_id = ${hotelId} and ${isAbout} returning id`.execute(tx);
  if (rows.length > 0) {
    const ids = rows.map(({ id }) => id);
    await insertEmptyMails(tx, ids, now);
  }
  await sql`
    update outbox set recipient = '', subject = '', text_body = '', html_body = '', calendar = null,
      given_up_at = ${now}
    where ${isAbout} and ${isUntouched}`.execute(tx);
}

/** News that waits to be told goes out at the next look, with what else waits of its topic. */
export async function sendNewsNow(tx: Db, { hotelId, about }: NewsOf, now: Date): Promise<void> {
  await sql`
    update hotel_mails set at_once = ${MANY} where hotel_id = ${hotelId} and ${isNewsOf(about)}`.execute(
    tx,
  );
  await sql`
    update outbox set next_attempt_at = ${now} where ${isNewsOf(about)} and ${isUntouched}`.execute(
    tx,
  );
}

/** @returns of how many there was none in the outbox */
export async function insertEmptyMails(tx: Db, ids: readonly number[], now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into outbox (id, recipient, subject, text_body, html_body, created_at, next_attempt_at,
      given_up_at)
    select id, '', '', '', '', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${[...ids]}::bigint[]) id
    on conflict (id) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function deleteHotelMails(db: Db, rows: readonly HotelMailKey[]): Promise<void> {
  if (rows.length === 0) return;
  const hotelIds = rows.map(({ hotelId }) => hotelId);
  const ids = rows.map(({ id }) => id);
  await sql`
    delete from hotel_mails
    where hotel_id = any(${hotelIds}::bigint[]) and id = any(${ids}::bigint[])`.execute(db);
}
