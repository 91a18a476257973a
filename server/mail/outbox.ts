import type { Db } from '../db/db';
import { insertMail, type Mail } from './queries';

/**
 * Writes a mail to the outbox: called within the transaction whose news it carries, so that neither
 * is stored without the other. The courier is woken after the commit.
 */
export function queueMail(db: Db, mail: Mail, now: Date): Promise<void> {
  return insertMail(db, mail, now);
}
