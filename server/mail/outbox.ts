import type { Db } from '../db/db';
import { insertMail, type Mail } from './queries';

/**
 * Writes a mail to the outbox: called within the transaction whose news it carries, so that neither
 * is stored without the other. The courier is woken after the commit. Nobody is written to at an
 * empty address: the guest has deleted the account.
 */
export async function queueMail(db: Db, mail: Mail, now: Date): Promise<void> {
  if (mail.to !== '') await insertMail(db, mail, now);
}
