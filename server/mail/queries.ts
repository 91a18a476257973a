import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/db';
import type { MailContent } from './content';

/** One mail as it waits in the outbox. */
export interface Mail extends MailContent {
  to: string;
}

export interface WaitingMail extends Mail {
  id: number;
  /** Those of one topic that are claimed together are told together. */
  topic: string | null;
  createdAt: Date;
  /** How often it has been tried, this time included. */
  attempts: number;
  /** Raised when it changed before it was sent. */
  revision: number;
}

/** A mail, and what it is news of. */
export interface News {
  content: MailContent;
  /** Between whom: of one topic no more than one mail goes out in ten minutes. */
  topic: string;
  /** Whose last state it tells; what waited to be told of it is replaced. */
  about: string;
  /** So many of a topic do not wait for each other. */
  atOnce: number;
}

const pause = sql`interval '10 minutes'`;

/**
 * Queues news under a number of the outbox, unless it or later news of the same is there. It waits until
 * ten minutes after the last mail of its topic, and then goes out with whatever else there is to tell.
 *
 * What waited to be told of the same takes the new number, so that neither news comes a second time. One
 * that is on its way just then is not found by `markSent`: it is told as changed when its lease ends.
 */
export async function insertNewsOnce(
  db: Db,
  { id, to }: { id: number; to: string },
  { content, topic, about, atOnce }: News,
  now: Date,
): Promise<void> {
  await sql`
    insert into outbox (id, recipient, subject, text_body, html_body, calendar, topic, about,
      created_at, next_attempt_at)
    select ${id}::bigint, ${to}::text, ${content.subject}::text, ${content.text}::text, ${content.html}::text,
      ${content.calendar ?? null}::text, ${topic}::text, ${about}::text, ${now}::timestamptz,
      case when past.mails < ${atOnce}::int then ${now}::timestamptz else past.last + ${pause} end
    from (
      select count(*) as mails, max(coalesce(sent_at, created_at)) as last from outbox
      where topic = ${topic} and coalesce(sent_at, created_at) > ${now}::timestamptz - ${pause}
    ) past
    where not exists (
      select from outbox where topic = ${topic} and about = ${about} and id >= ${id}
    )
    on conflict (topic, about) where topic is not null and sent_at is null and given_up_at is null
    do update set id = excluded.id, recipient = excluded.recipient, subject = excluded.subject,
      text_body = excluded.text_body, html_body = excluded.html_body, calendar = excluded.calendar,
      revision = outbox.revision + 1
    where outbox.id < excluded.id`.execute(db);
}

export async function insertMail(db: Db, mail: Mail, now: Date): Promise<void> {
  await sql`
    insert into outbox (recipient, subject, text_body, html_body, calendar, created_at,
      next_attempt_at)
    values (${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.calendar ?? null},
      ${now}, ${now})`.execute(db);
}

/** Under a number of the outbox, unless it is there under that. */
export async function insertMailOnce(db: Db, id: number, mail: Mail, now: Date): Promise<void> {
  await sql`
    insert into outbox (id, recipient, subject, text_body, html_body, calendar, created_at,
      next_attempt_at)
    values (${id}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.calendar ?? null},
      ${now}, ${now})
    on conflict (id) do nothing`.execute(db);
}

export async function insertMails(db: Db, mails: readonly Mail[], now: Date): Promise<void> {
  const column = (key: keyof Mail) => mails.map((mail) => mail[key] ?? null);
  await sql`
    insert into outbox (recipient, subject, text_body, html_body, calendar, created_at,
      next_attempt_at)
    select m.*, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${column('to')}::text[], ${column('subject')}::text[], ${column('text')}::text[],
      ${column('html')}::text[], ${column('calendar')}::text[]) as m`.execute(db);
}

const waiting = sql`sent_at is null and given_up_at is null`;

/**
 * The mails that are due the longest, kept from every other process until `leaseUntil`, with what waits
 * to be told of their topics. Only the first of a topic that is due is looked for, so that no two
 * processes share a topic out between them.
 */
export async function claimMails(
  db: Db,
  { now, leaseUntil, most }: { now: Date; leaseUntil: Date; most: number },
): Promise<WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    with first as (
      select id, topic from outbox o
      where ${waiting} and next_attempt_at <= ${now} and not exists (
        select from outbox e
        where e.topic = o.topic and e.id < o.id and e.sent_at is null and e.given_up_at is null
          and e.next_attempt_at <= ${now})
      order by next_attempt_at limit ${most}
      for update skip locked
    ), together as (
      select o.id from outbox o join first f on o.id = f.id or o.topic = f.topic
      where o.sent_at is null and o.given_up_at is null
        and (o.attempts = 0 or o.next_attempt_at <= ${now})
      for update of o skip locked
    )
    update outbox set attempts = attempts + 1, next_attempt_at = ${leaseUntil}, last_fault = null
    where id in (select id from together)
    returning id, topic, recipient as "to", subject, text_body as text, html_body as html,
      calendar, created_at as "createdAt", attempts, revision`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
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

type Claimed = Pick<WaitingMail, 'id' | 'revision'>;

/**
 * The text goes: a link that lets somebody in is not kept longer than its delivery takes. It may have
 * been given up while it was on its way; what changed meanwhile is told once more, after the pause.
 */
export async function markSent(db: Db, mails: readonly Claimed[], now: Date): Promise<void> {
  const ids = mails.map(({ id }) => id);
  const revisions = mails.map(({ revision }) => revision);
  const { numAffectedRows } = await sql`
    update outbox o set sent_at = ${now}, given_up_at = null, last_fault = null, text_body = '',
      html_body = '', calendar = null
    from unnest(${ids}::bigint[], ${revisions}::int[]) as told (id, revision)
    where o.id = told.id and o.revision = told.revision`.execute(db);
  if (Number(numAffectedRows ?? 0) === mails.length) return;
  await sql`
    update outbox set attempts = 0, next_attempt_at = ${now}::timestamptz + ${pause}
    where id = any(${ids}::bigint[]) and ${waiting}`.execute(db);
}

export async function markFailed(
  db: Db,
  mails: readonly Claimed[],
  { error, nextAttemptAt }: { error: string; nextAttemptAt: Date },
): Promise<void> {
  await sql`
    update outbox set last_fault = ${error}, next_attempt_at = ${nextAttemptAt}
    where id = any(${mails.map(({ id }) => id)}::bigint[])`.execute(db);
}

export interface MailFigures {
  waiting: number;
  /** Since the oldest of these was written. */
  oldestSeconds: number;
}

/** Those that the relay has not collected yet are counted too. */
export async function mailFigures(db: Db, now: Date): Promise<MailFigures> {
  const inOutbox = await figuresOf(db, sql`outbox where ${waiting}`, now);
  const withHotels = await figuresOf(db, sql`hotel_mails`, now);
  return {
    waiting: inOutbox.waiting + withHotels.waiting,
    oldestSeconds: Math.max(inOutbox.oldestSeconds, withHotels.oldestSeconds),
  };
}

async function figuresOf(db: Db, mails: RawBuilder<unknown>, now: Date): Promise<MailFigures> {
  const { rows } = await sql<MailFigures>`
    select count(*)::int as waiting,
      coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8
        as "oldestSeconds"
    from ${mails}`.execute(db);
  return rows[0]!;
}
