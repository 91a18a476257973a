import { expectStatus, tell, type Context } from '../../context';
import { dayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { numberAt, textAt } from '../../json';
import { pick } from '../../random';
import {
  byHand,
  NO_RULES,
  WEEK,
  type ByHand,
  type Model,
  type ModelSeason,
  type Rules,
  type Span,
} from './model';

export const FROM = 700;
export const NIGHTS = 14;

export interface Walk {
  ctx: Context;
  hotelId: number;
  model: Model;
  ask(id: string, body?: object, more?: Record<string, object>, params?: object): Promise<Answer>;
}

function spanOf({ ctx, model }: Walk): Span {
  const first = Math.floor(ctx.random() * (NIGHTS - 4));
  const length = 2 + Math.floor(ctx.random() * 5);
  const days = WEEK.filter(() => ctx.random() < 0.7);
  const isNarrow = ctx.random() < 0.5 && days.length > 0;
  const ids = model.types.map(({ id }) => id);
  return {
    firstNight: dayIn(FROM + first),
    lastNight: dayIn(FROM + Math.min(NIGHTS - 1, first + length)),
    weekdays: isNarrow ? days : WEEK,
    typeIds: ctx.random() < 0.4 ? [pick(ctx.random, ids)] : ids,
  };
}

const CHANGES: [change: ModelSeason['change'], value: number][] = [
  ['PRICE', 655_000],
  ['PERCENT', 17],
  ['AMOUNT', 33_000],
  ['PERCENT', -9],
];

const RULES: Partial<Rules>[] = [
  {},
  { minStay: 2 },
  { noArrival: true },
  { closed: true },
  { minStayThrough: 3 },
  { noDeparture: true },
];

export const MOVES: ((walk: Walk) => Promise<string | undefined>)[] = [
  createSeason,
  changeNights,
  createSeason,
  setWeekdays,
  clearRules,
  updateSeason,
  createSeason,
  arrange,
  changeNights,
  reset,
  deleteSeason,
];

async function createSeason({ ctx, model, ask, ...rest }: Walk): Promise<string | undefined> {
  const [change, value] = pick(ctx.random, CHANGES);
  const rules = pick(ctx.random, RULES);
  const span = spanOf({ ctx, model, ask, ...rest });
  const isAll = span.typeIds.length === model.types.length;
  const sent = {
    name: `Mùa ${model.seasons.length + 1}`,
    ...span,
    typeIds: isAll ? [] : span.typeIds,
  };
  const made = await ask('createSeason', { ...sent, change, value, ...rules });
  expectStatus(ctx, made, 201, { step: 'a partner makes a season' });
  const [id, version] = [numberAt(made.body, 'id'), numberAt(made.body, 'version')];
  // "Above all others."
  model.seasons.unshift({ ...NO_RULES, ...sent, change, value, ...rules, id, version });
  return 'a season was made';
}

async function updateSeason({ ctx, model, ask, ...rest }: Walk): Promise<string | undefined> {
  const season = model.seasons.at(-1);
  if (!season) return undefined;
  const { id, version, ...before } = season;
  const { typeIds: _all, ...span } = spanOf({ ctx, model, ask, ...rest });
  const next = { ...before, ...span, name: `${season.name}, đã đổi` };
  const saved = await ask('updateSeason', { ...next, version }, {}, { seasonId: id });
  expectStatus(ctx, saved, 200, { step: 'a partner changes a season' });
  Object.assign(season, next, { version: numberAt(saved.body, 'version') });
  return 'a season was changed';
}

async function deleteSeason({ ctx, model, ask }: Walk): Promise<string | undefined> {
  const season = model.seasons.shift();
  if (!season) return undefined;
  const query = { version: season.version };
  const gone = await ask('deleteSeason', undefined, { query }, { seasonId: season.id });
  expectStatus(ctx, gone, 200, { step: 'a partner deletes a season' });
  return 'a season was deleted';
}

async function arrange({ ctx, model, ask }: Walk): Promise<string | undefined> {
  model.seasons.reverse();
  const seasonIds = model.seasons.map(({ id }) => id);
  const done = await ask('arrangeSeasons', { seasonIds });
  expectStatus(ctx, done, 200, { step: 'a partner arranges seasons' });
  for (const row of Array.isArray(done.body) ? done.body : []) {
    const season = model.seasons.find(({ id }) => id === numberAt(row, 'id'));
    if (season) season.version = numberAt(row, 'version');
  }
  return 'seasons were arranged';
}

async function byHandSent(walk: Walk, more: ByHand): Promise<void> {
  const { ctx, model, ask } = walk;
  const span = spanOf(walk);
  const set = await ask('changeNights', { ...span, ...more });
  expectStatus(ctx, set, 200, { step: 'a partner sets nights by hand' });
  const count = byHand(model, span, more, days());
  countsNights(ctx, set, count);
}

async function changeNights(walk: Walk): Promise<string> {
  const [change, value] = pick(walk.ctx.random, CHANGES);
  await byHandSent(walk, { change, value, minStay: 4, noArrival: true });
  return 'nights were set by hand';
}

/** Null takes a rule off, and what is left out stays. */
async function clearRules(walk: Walk): Promise<string> {
  await byHandSent(walk, { minStay: null, minStayThrough: null, closed: false });
  return 'rules were taken off nights by hand';
}

async function reset(walk: Walk): Promise<string> {
  const span = spanOf(walk);
  const done = await walk.ask('resetNights', span);
  expectStatus(walk.ctx, done, 200, { step: 'a partner takes back what was set by hand' });
  byHand(walk.model, span, undefined, days());
  return 'nights were let go';
}

async function setWeekdays({ ctx, model, ask }: Walk): Promise<string> {
  const [type] = model.types;
  const read = await ask('getRoomType', undefined, {}, { typeId: type!.id });
  const weekdayPrices = WEEK.map((_, i) => (i > 3 ? 480_000 + i * 1000 : null));
  const { name, roomType, version } = {
    ...{ name: textAt(read.body, 'name'), roomType: textAt(read.body, 'roomType') },
    version: numberAt(read.body, 'version'),
  };
  const body = { name, roomType, version, pricePerNight: type!.price, weekdayPrices };
  const saved = await ask('updateRoomType', body, {}, { typeId: type!.id });
  expectStatus(ctx, saved, 200, { step: 'a partner changes a type' });
  type!.weekdays = weekdayPrices;
  return 'weekdays got prices of their own';
}

export const days = () => Array.from({ length: NIGHTS }, (_, i) => dayIn(FROM + i));

function countsNights(ctx: Context, answer: Answer, count: number): void {
  const seen = numberAt(answer.body, 'nights');
  if (seen === count) return;
  tell(ctx, answer, {
    cause: `${answer.exchange.operationId} counts other nights than it changes`,
    severity: 'BREAKS SCREEN',
    expected: `nights: ${count}, of all types together`,
    seen: `nights: ${seen}`,
  });
}
