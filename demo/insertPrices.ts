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
import { pricedTypes } from '../server/rooms/nights/seasons.queries';
import { DATED_RULES } from './content/prices';

const SATURDAY = 1 << 5;
/** For so long there is a rule for Saturdays. */
const SATURDAYS_AHEAD = 182;

interface InHotel {
  id: number;
  terms: Terms;
}

/** What dates cost and allow in a hotel that has its types by now: weekends and the next Tết. */
export async function insertPrices(
  db: Db,
  { id, key }: { id: number; key: string },
  terms: Terms,
): Promise<void> {
  const rules = DATED_RULES[key];
  if (!rules) return;
  const { weekend, tet, tetNights, saturdayNights } = rules;
  if (weekend) await insertWeekend(db, { id, terms }, weekend);
  if (saturdayNights) await insertSaturdays(db, { id, terms }, saturdayNights);
  if (tet) await insertTet(db, { id, terms }, { percent: tet, minStayThrough: tetNights ?? null });
  await compileNights(db, id, terms);
}

async function insertWeekend(db: Db, { id, terms }: InHotel, percent: number): Promise<void> {
  for (const type of await pricedTypes(db, id)) {
    const { price, currency } = type;
    const weekend = changedPrice({ change: 'PERCENT', value: percent }, price, currency);
    const week = [null, null, null, null, weekend, weekend, null];
    const weekVnd = weekInDong(week, price, currency, terms.rates);
    await sql`
      update room_types set week = ${week}::numeric[], week_vnd = ${weekVnd}::bigint[]
      where hotel_id = ${id} and id = ${type.id}`.execute(db);
  }
}

async function insertSaturdays(
  db: Db,
  { id, terms: { now } }: InHotel,
  minStayThrough: number,
): Promise<void> {
  const from = vietnamToday(now);
  const span = { from, to: addDays(from, SATURDAYS_AHEAD), weekdays: SATURDAY };
  const season = { name: 'Cuối tuần', ...span, typeIds: [], change: 'NONE', value: null } as const;
  await insertSeason(db, id, { ...season, ...restrictionsOf({ minStayThrough }) }, now);
}

async function insertTet(
  db: Db,
  { id, terms: { now } }: InHotel,
  { percent, minStayThrough }: { percent: number; minStayThrough: number | null },
): Promise<void> {
  const today = vietnamToday(now);
  const tet = nextTet(today, endOfNights(today));
  if (!tet) return;
  const span = { from: tet.firstNight, to: addDays(tet.lastNight, 1), weekdays: EVERY_WEEKDAY };
  const season = { name: `Tết ${tet.year}`, ...span, typeIds: [], value: percent };
  const rules = restrictionsOf({ minStayThrough });
  await insertSeason(db, id, { ...season, change: 'PERCENT', ...rules }, now);
}
