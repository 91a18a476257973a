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
 * Mails written before `notBefore` have been given up.
 */
export async function claimMail(
  db: Db,
  { now, leaseUntil, notBefore }: { now: Date; leaseUntil: Date; notBefore: Date },
): Promise<WaitingMail | undefined> {
  const { rows } = await sql<WaitingMail>`
    update outbox set attempts = attempts + 1, next_attempt_at = ${leaseUntil}
    where id = (
      select id from outbox
      where sent_at is null and next_attempt_at <= ${now} and created_at > ${notBefore}
      order by next_attempt_at limit 1
      for update skip locked)
    returning id, recipient as "to", subject, text_body as text, html_body as html,
      calendar, created_at as "createdAt", attempts`.execute(db);
  return rows[0];
}

/** The text goes: a link that lets somebody in is not kept longer than its delivery takes. */
export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await sql`
    update outbox set sent_at = ${now}, last_fault = null, text_body = '', html_body = '',
      calendar = null
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
    select count(*)::int as count from outbox where sent_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}
