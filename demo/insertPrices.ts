import { changedPrice } from '../domain/prices/priceRule';
import { sql } from 'kysely';
import { endOfNights, EVERY_WEEKDAY } from '../domain/prices/seasons';
import { weekInDong } from '../domain/prices/weekPrices';
import { addDays, vietnamToday } from '../domain/stays/stay';
import { nextTet } from '../domain/stays/tet';
import type { Db } from '../server/db/db';
import { restrictionsOf } from '../server/prices/partner/fields';
import { insertSeason } from '../server/prices/partner/seasons.queries';
import { compileNights, type Terms } from '../server/rooms/nights/compileNights';
import { pricedTypes, type PricedTypeRow } from '../server/rooms/nights/seasons.queries';
import { DEARER } from './content/prices';

/** Weekends and the next Tết of a hotel that has its types by now, if they cost more there. */
export async function insertPrices(
  db: Db,
  { id, key }: { id: number; key: string },
  terms: Terms,
): Promise<void> {
  const dearer = DEARER[key];
  if (!dearer) return;
  for (const type of await pricedTypes(db, id)) {
    await insertWeekend(db, id, { type, percent: dearer.weekend, terms });
  }
  await insertTet(db, id, { percent: dearer.tet, terms });
  await compileNights(db, id, terms);
}

async function insertWeekend(
  db: Db,
  hotelId: number,
  { type, percent, terms }: { type: PricedTypeRow; percent: number; terms: Terms },
): Promise<void> {
  const { price, currency } = type;
  const weekend = changedPrice({ change: 'PERCENT', value: percent }, price, currency);
  const week = [null, null, null, null, weekend, weekend, null];
  const weekVnd = weekInDong(week, price, currency, terms.rates);
  await sql`
    update room_types set week = ${week}::numeric[], week_vnd = ${weekVnd}::bigint[]
    where hotel_id = ${hotelId} and id = ${type.id}`.execute(db);
}

async function insertTet(
  db: Db,
  hotelId: number,
  { percent, terms: { now } }: { percent: number; terms: Terms },
): Promise<void> {
  const today = vietnamToday(now);
  const tet = nextTet(today, endOfNights(today));
  if (!tet) return;
  const span = { from: tet.firstNight, to: addDays(tet.lastNight, 1), weekdays: EVERY_WEEKDAY };
  const season = { name: `Tết ${tet.year}`, ...span, typeIds: [], value: percent };
  await insertSeason(db, hotelId, { ...season, change: 'PERCENT', ...restrictionsOf({}) }, now);
}
