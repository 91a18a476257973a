import { expectStatus, needs, seemsStatus, step, tell, type Context } from '../context';
import { forAWhile } from '../world/world';
import { dayIn } from '../days';
import { at, listAt, numberAt, textOf, type Json } from '../json';
import { ask, cost, DEFAULT_PRICE, five, FROM, newCalendar, newSeason } from './seasons';
import { asItIsToBe } from './seasonChanges';
import { bothMinimums, rules } from './seasonRules';
import { otherType } from './seasonSpans';

const nights = () => ({ firstNight: dayIn(FROM + 1), lastNight: dayIn(FROM + 2) });
const DEARER = { change: 'PRICE', value: 910_000 };

/** Which of the hotel's types, nights and stays a season is for, and which seasons there are. */
export async function seasonTypes(ctx: Context): Promise<void> {
  await step(ctx, "types of another hotel are none of this one's", () => foreignTypes(ctx));
  await step(ctx, 'a season is for other types than before', () => otherThanBefore(ctx));
  await step(ctx, 'a season says which stays there are', () => forAWhile(ctx, () => rules(ctx)));
  await step(ctx, 'a season and its hotel have a minimum each', () =>
    forAWhile(ctx, () => bothMinimums(ctx)),
  );
  await step(ctx, 'a season that is saved anew is as it is to be', () =>
    forAWhile(ctx, () => asItIsToBe(ctx)),
  );
  await step(ctx, 'all seasons are arranged, or none', () => someArranged(ctx));
}

async function foreignTypes(ctx: Context): Promise<void> {
  const { hotelId, ...calendar } = await newCalendar(ctx);
  const { typeId } = await newCalendar(ctx);
  const own = await newSeason(ctx, { hotelId, ...calendar }, DEARER);
  const params = { seasonId: numberAt(own.body, 'id') };
  const version = numberAt(own.body, 'version');
  const season = { name: 'Mùa của nhà khác', ...nights(), ...DEARER };
  const cases: [string, Record<string, Json>, object][] = [
    ['createSeason', season, {}],
    ['updateSeason', { ...season, version }, params],
    ['changeNights', { ...nights(), ...DEARER }, {}],
    ['resetNights', nights(), {}],
  ];
  for (const [id, body, more] of cases) {
    if (!ctx.offered.has(id)) continue;
    const answer = await ask(ctx, id, hotelId, { ...body, typeIds: [typeId] }, more);
    seemsStatus(ctx, answer, [404, 422], {
      step: `${id} for a type of another hotel`,
      severity: answer.status < 300 ? 'BREAKS SCREEN' : 'WRONG MESSAGE',
    });
  }
}

async function otherThanBefore(ctx: Context): Promise<void> {
  needs(ctx, 'updateSeason', 'listSeasons');
  const calendar = await newCalendar(ctx);
  const { hotelId, typeId } = calendar;
  const typeIds = [await otherType(ctx, calendar)];
  const made = await newSeason(ctx, calendar, { ...DEARER, typeIds: [typeId] });
  await cost(ctx, calendar, five(DEARER.value), 'a season of this type');
  const version = numberAt(made.body, 'version');
  const body = { name: 'Mùa thử', ...nights(), ...DEARER, typeIds, version };
  const params = { seasonId: numberAt(made.body, 'id') };
  const saved = await ask(ctx, 'updateSeason', hotelId, body, params);
  expectStatus(ctx, saved, 200, { step: 'a partner changes a season' });
  await cost(ctx, calendar, five(DEFAULT_PRICE), 'a season is for another type now');
  const list = await ask(ctx, 'listSeasons', hotelId);
  for (const [answer, season] of [
    [saved, saved.body],
    [list, seasonsIn(list.body).find((one) => numberAt(one, 'id') === params.seasonId)],
  ] as const) {
    const seen = textOf(at(season, 'typeIds'));
    if (seen === textOf(typeIds)) continue;
    tell(ctx, answer, {
      cause: 'a season is told to be for other types than it was saved for',
      severity: 'BREAKS SCREEN',
      expected: `typeIds: ${textOf(typeIds)}`,
      seen: `typeIds: ${seen}`,
    });
  }
}

const seasonsIn = (body: Json | undefined) => listAt({ seasons: body ?? [] }, 'seasons');

/** "409 `STALE` when these are not exactly the hotel's seasons that are not over." */
async function someArranged(ctx: Context): Promise<void> {
  needs(ctx, 'arrangeSeasons', 'listSeasons');
  const calendar = await newCalendar(ctx);
  const { hotelId } = calendar;
  const made = [await newSeason(ctx, calendar, DEARER), await newSeason(ctx, calendar, DEARER)];
  const ids = made.map(({ body }) => numberAt(body, 'id'));
  const answer = await ask(ctx, 'arrangeSeasons', hotelId, { seasonIds: ids.slice(0, 1) });
  seemsStatus(ctx, answer, [409, 422], {
    step: 'seasons are arranged of which one is left out',
    severity: answer.status === 200 ? 'BREAKS SCREEN' : 'WRONG MESSAGE',
  });
  const list = await ask(ctx, 'listSeasons', hotelId);
  const left = seasonsIn(list.body).map((season) => numberAt(season, 'id'));
  if (ids.every((id) => left.includes(id))) return;
  tell(ctx, list, {
    cause: 'a season that was left out when arranging is gone',
    severity: 'UNSAFE',
    expected: `seasons ${ids.join(', ')}`,
    seen: `seasons ${left.join(', ')}`,
  });
}
