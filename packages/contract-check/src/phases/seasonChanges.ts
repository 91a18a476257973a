import { expectStatus, needs, tell, type Context } from '../context';
import { dayIn } from '../days';
import type { Answer } from '../http/exchange';
import { at, listAt, numberAt, textOf, type Json } from '../json';
import {
  ask,
  cost,
  DEFAULT_PRICE,
  FROM,
  newCalendar,
  newSeason,
  remove,
  type Calendar,
} from './seasons';
import { otherType } from './seasonSpans';

const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const span = () => ({ name: 'Mùa thử', firstNight: dayIn(FROM), lastNight: dayIn(FROM + 6) });
const PRICE = { change: 'PRICE', value: 500_000 };

/** What a season may say, and what it says where that is left out. */
const RULES: Record<string, Json> = {
  ...{ minStay: 2, minStayThrough: 2 },
  ...{ noArrival: true, noDeparture: true, closed: true },
};

/** "A season as it is to be": what a saved season leaves out is no more said. */
export async function asItIsToBe(ctx: Context): Promise<void> {
  needs(ctx, 'updateSeason', 'listSeasons');
  const calendar = await newCalendar(ctx);
  const other = await otherType(ctx, calendar);
  const narrow = { weekdays: ['MON'], typeIds: [other], ...RULES };
  const made = await newSeason(ctx, calendar, { ...span(), ...PRICE, ...narrow });
  are(ctx, made, { ...RULES, weekdays: ['MON'], typeIds: [other] });
  const saved = await updated(ctx, calendar, made);
  const list = await ask(ctx, 'listSeasons', calendar.hotelId);
  const [row] = listAt({ seasons: list.body ?? [] }, 'seasons');
  for (const answer of [saved, { ...list, body: row }]) {
    are(ctx, answer, { weekdays: WEEKDAYS, typeIds: [], ...unsaid() });
  }
  const week = WEEKDAYS.map(() => PRICE.value);
  await cost(ctx, calendar, week, 'a season of one weekday is for all of them now');
  await remove(ctx, calendar, saved);
  await cost(
    ctx,
    calendar,
    week.map(() => DEFAULT_PRICE),
    'after a season was deleted',
  );
}

const unsaid = () =>
  Object.fromEntries(
    Object.entries(RULES).map(([name, value]) => [name, typeof value === 'number' ? null : false]),
  );

async function updated(ctx: Context, { hotelId }: Calendar, made: Answer): Promise<Answer> {
  const body = { ...span(), ...PRICE, version: numberAt(made.body, 'version') };
  const params = { seasonId: numberAt(made.body, 'id') };
  const saved = await ask(ctx, 'updateSeason', hotelId, body, params);
  expectStatus(ctx, saved, 200, { step: 'a partner changes a season' });
  return saved;
}

function are(ctx: Context, answer: Answer, expected: { [name: string]: Json }): void {
  for (const [name, value] of Object.entries(expected)) {
    const seen = at(answer.body, name) ?? null;
    if (sorted(seen) === sorted(value)) continue;
    tell(ctx, answer, {
      cause: 'a season says other nights or rules than it was saved with',
      severity: 'BREAKS SCREEN',
      expected: `${name}: ${textOf(value)}`,
      seen: `${name}: ${textOf(seen)}`,
    });
  }
}

const sorted = (value: Json) =>
  textOf(Array.isArray(value) ? value.map((one) => textOf(one)).toSorted() : value);
