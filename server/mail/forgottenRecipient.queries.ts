import { sql } from 'kysely';
import type { Db } from '../db/db';
import { insertEmptyMails } from './hotelMails.queries';

/** Claimed, and neither sent nor put off. After a crash it seems so until its lease ends. */
const isOnItsWay = (now: Date) => sql`
  (sent_at is null and attempts > 0 and last_fault is null and next_attempt_at > ${now})`;

/**
 * Sees to it that nothing goes to an address any more, of all that was queued before the transaction ends.
 * Mails stay without address and text until retention deletes them: a server that has read one where it
 * lay with its hotel, or has yet to put it into the outbox, finds its number there and leaves it.
 *
 * @returns false while a mail is on its way there: what is done has to be undone then
 */
export async function forgetRecipient(tx: Db, address: string, now: Date): Promise<boolean> {
  await blankHotelMails(tx, address, now);
  await sql`
    update outbox set recipient = '', subject = '', text_body = '', html_body = '', calendar = null,
      last_fault = null,
      given_up_at = case when sent_at is null then coalesce(given_up_at, ${now}) else given_up_at end
    where recipient = ${address} and not ${isOnItsWay(now)}`.execute(tx);
  const { rows } = await sql`select 1 from outbox where recipient = ${address} limit 1`.execute(tx);
  return rows.length === 0;
}

/** Those that are in the outbox already keep their row there, and are blanked as all others. */
async function blankHotelMails(tx: Db, address: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    delete from hotel_mails where recipient = ${address} returning id`.execute(tx);
  if (rows.length === 0) return;
  await insertEmptyMails(
    tx,
    rows.map(({ id }) => id),
    now,
  );
}
