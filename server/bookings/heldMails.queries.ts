import { sql } from 'kysely';
import type { Db } from '../db/db';
import type { KeyOfRow } from './booking.queries';

/**
 * Lets mails of the desk's changes go that wait to be taken back: whatever happens next to the booking is told
 * after them, and makes taking back impossible.
 */
export async function sendHeldMails(tx: Db, { hotelId, bookingId }: KeyOfRow): Promise<void> {
  await sql`
    update hotel_mails set send_after = null
    where hotel_id = ${hotelId} and send_after is not null and id in (
      select mail_id from booking_changes where hotel_id = ${hotelId} and booking_id = ${bookingId}
    )`.execute(tx);
}
