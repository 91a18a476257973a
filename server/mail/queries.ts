import { sql } from 'kysely';
import type { Db } from '../db/db';

/** One mail as it waits in the outbox. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar file that goes along. */
  calendar?: string | null;
}

export interface WaitingMail extends Mail {
  id: number;
  createdAt: Date;
  /** How often it has been tried, this time included. */
  attempts: number;
}

export async function insertMail(db: Db, mail: Mail, now: Date): Promise<void> {
  await sql`
    insert into outbox (recipient, subject, text_body, html_body, calendar, created_at,
      next_attempt_at)
    values (${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.calendar ?? null},
      ${now}, ${now})`.execute(db);
}

/**
 * The mail that is due the longest, kept from every other process until `leaseUntil`.
 */
export async function claimMail(
  db: Db,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<WaitingMail | undefined> {
  const { rows } = await sql<WaitingMail>`
    update outbox set attempts = attempts + 1, next_attempt_at = ${leaseUntil}
    where id = (
      select id from outbox
      where sent_at is null and given_up_at is null and next_attempt_at <= ${now}
      order by next_attempt_at limit 1
      for update skip locked)
    returning id, recipient as "to", subject, text_body as text, html_body as html,
      calendar, created_at as "createdAt", attempts`.execute(db);
  return rows[0];
}

/** Mails written before a moment are tried no more; the text goes, as when they are sent. */
export async function giveUpMails(
  db: Db,
  { writtenBefore, now }: { writtenBefore: Date; now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update outbox set given_up_at = ${now}, text_body = '', html_body = '', calendar = null
    where sent_at is null and given_up_at is null and created_at <= ${writtenBefore}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * The text goes: a link that lets somebody in is not kept longer than its delivery takes. It may have
 * been given up while it was on its way.
 */
export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await sql`
    update outbox set sent_at = ${now}, given_up_at = null, last_fault = null, text_body = '',
      html_body = '', calendar = null
    where id = ${id}`.execute(db);
}

export async function markFailed(
  db: Db,
  id: number,
  { fault, nextAttemptAt }: { fault: string; nextAttemptAt: Date },
): Promise<void> {
  await sql`
    update outbox set last_fault = ${fault}, next_attempt_at = ${nextAttemptAt}
    where id = ${id}`.execute(db);
}

export async function mailsWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outbox
    where sent_at is null and given_up_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}
