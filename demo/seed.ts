import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { vietnamToday } from '../domain/stays/stay';
import type { Clock } from '../server/clock';
import type { Settings } from '../server/settings';
import type { Db } from '../server/db/db';
import { inTransaction } from '../server/db/transaction';
import { storeIllustrations } from '../server/files/illustrations';
import type { ImageStore } from '../server/files/imageStore';
import { allSubjects } from './content/pictures';
import { insertAccounts } from './insertAccounts';
import { insertBookings } from './insertBookings';
import { insertHotels } from './insertHotels';
import { insertNotifications } from './insertNotifications';
import { insertReviews } from './insertReviews';
import { insertVouchers } from './insertVouchers';
import { subjectKey } from './subject';

const PICTURES = new URL('pictures/', import.meta.url);

interface Parts {
  settings: Settings;
  clock: Clock;
  log: FastifyBaseLogger;
  images: Pick<ImageStore, 'put'>;
}

/**
 * Fills a database that has no account yet; any other is left as it is. The same data every time,
 * dated from today. All of it is stored at once, after its pictures.
 */
export async function seedDemoData(db: Db, { settings, clock, log, images }: Parts): Promise<void> {
  const { rows } = await sql`select 1 from users limit 1`.execute(db);
  if (rows.length > 0) return;
  log.info('filling the database for a demonstration, once');
  await storeIllustrations(images, allSubjects().map(subjectKey), PICTURES);
  const now = clock.now();
  const today = vietnamToday(now);
  await inTransaction(db, async (tx) => {
    const users = await insertAccounts(tx, now);
    const hotels = await insertHotels(tx, { users, rates: settings.rates, now });
    await insertBookings(tx, { users, hotels, today });
    await insertReviews(tx, { users, hotels, today, now });
    await insertNotifications(tx, users);
    await insertVouchers(tx, { users, now });
  });
  await sql`analyze`.execute(db);
}
