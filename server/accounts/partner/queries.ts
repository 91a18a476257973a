import { sql } from 'kysely';
import type { Db } from '../../db/db';

export interface PartnerSettings {
  mailOnBooking: boolean;
  mailOnCancellation: boolean;
}

const DEFAULTS: PartnerSettings = { mailOnBooking: true, mailOnCancellation: true };

const columns = sql`
  mail_on_booking as "mailOnBooking", mail_on_cancellation as "mailOnCancellation"`;

/** What the partner chose; the defaults for somebody who never did. */
export async function partnerSettings(db: Db, userId: number): Promise<PartnerSettings> {
  const { rows } = await sql<PartnerSettings>`
    select ${columns} from partner_settings where user_id = ${userId}`.execute(db);
  return rows[0] ?? DEFAULTS;
}

/** @returns undefined once the account is deleted: nothing of it is left behind then */
export async function savePartnerSettings(
  db: Db,
  userId: number,
  { mailOnBooking, mailOnCancellation }: PartnerSettings,
): Promise<PartnerSettings | undefined> {
  const { rows } = await sql<PartnerSettings>`
    insert into partner_settings (user_id, mail_on_booking, mail_on_cancellation)
    select id, ${mailOnBooking}::boolean, ${mailOnCancellation}::boolean
    from users where id = ${userId} for key share
    on conflict (user_id) do update set
      mail_on_booking = excluded.mail_on_booking,
      mail_on_cancellation = excluded.mail_on_cancellation
    returning ${columns}`.execute(db);
  return rows[0];
}
