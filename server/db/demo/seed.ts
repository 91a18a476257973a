import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { vietnamToday } from '../../../domain/stay';
import type { Clock } from '../../clock';
import type { Settings } from '../../settings';
import type { Db } from '../db';
import { drawPictures, type Album } from '../pictures/drawPictures';
import { inTransaction } from '../transaction';
import { allSubjects } from './content/pictures';
import { insertAccounts } from './insertAccounts';
import { insertBookings } from './insertBookings';
import { insertHotels } from './insertHotels';
import { insertNotifications } from './insertNotifications';
import { insertReviews } from './insertReviews';
import { insertVouchers } from './insertVouchers';

interface Parts {
  settings: Settings;
  clock: Clock;
  log: FastifyBaseLogger;
  images: Album;
}

/**
 * Fills a database that has no account yet; any other is left as it is. The same data every time,
 * dated from today. All of it is stored at once, after its pictures have been drawn.
 */
export async function seedDemoData(db: Db, { settings, clock, log, images }: Parts): Promise<void> {
  const { rows } = await sql`select 1 from users limit 1`.execute(db);
  if (rows.length > 0) return;
  log.info('drawing the demo pictures and filling the database, once');
  await drawPictures(images, allSubjects());
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
