import { expectStatus, needs, step, tell, worldOf, type Context } from '../context';
import { dayIn } from '../days';
import { at, listAt, numberAt, textOf, type Json } from '../json';
import { ROOM } from '../world/world';
import {
  ask,
  cost,
  DEFAULT_PRICE,
  five,
  FROM,
  newCalendar,
  newSeason,
  remove,
  type Calendar,
} from './seasons';

const WEEK = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

/** 0 is Monday. */
const weekdayIn = (day: number) => (new Date(`${dayIn(day)}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Which nights a price is for: by type, by weekday, by hand. */
export async function seasonSpans(ctx: Context): Promise<void> {
  await step(ctx, 'a season is for the types that it names', () => ofTypes(ctx));
  await step(ctx, 'a season is for the weekdays that it names', () => ofWeekdays(ctx));
  await step(ctx, 'a weekday has a price of its own, and percentages are round', () =>
    weekdayPrices(ctx),
  );
  await step(ctx, 'nights by hand keep what is not said', () => keptByHand(ctx));
  await step(ctx, 'nights by hand outlive their season', () => outlives(ctx));
  await step(ctx, 'a season of tonight is not over', () => ofTonight(ctx));
  await step(ctx, 'nights are let go on the weekdays that are named', () => letGo(ctx));
}

/** One more type in the same hotel, whose nights go on costing what they did. */
export async function otherType(ctx: Context, { hotelId }: Calendar): Promise<number> {
  needs(ctx, 'createRoomType');
  const body = { ...ROOM, name: 'Loại khác', pricePerNight: 520_000, roomNumbers: '77' };
  const made = await ask(ctx, 'createRoomType', hotelId, body);
  expectStatus(ctx, made, 201, { step: 'a partner makes a type and its rooms' });
  return numberAt(made.body, 'id');
}

async function ofTypes(ctx: Context): Promise<void> {
  const calendar = await newCalendar(ctx);
  const typeIds = [await otherType(ctx, calendar)];
  const change = { change: 'PRICE', value: 910_000 };
  const season = await newSeason(ctx, calendar, { ...change, typeIds });
  await cost(ctx, calendar, five(DEFAULT_PRICE), 'a season of another type');
  await remove(ctx, calendar, season);
}

async function ofWeekdays(ctx: Context): Promise<void> {
  const calendar = await newCalendar(ctx);
  const weekdays = [WEEK[weekdayIn(FROM + 2)]];
  const change = { change: 'PRICE', value: 880_000 };
  const season = await newSeason(ctx, calendar, { ...change, weekdays });
  await cost(ctx, calendar, five(DEFAULT_PRICE, 880_000), 'a season of one weekday');
  await remove(ctx, calendar, season);
}

/** "The hotel's seasons that are not over": to their last night. */
async function ofTonight(ctx: Context): Promise<void> {
  needs(ctx, 'listSeasons');
  const calendar = await newCalendar(ctx);
  const night = dayIn(0);
  const span = { firstNight: night, lastNight: night };
  const made = await newSeason(ctx, calendar, { ...span, change: 'PRICE', value: 510_000 });
  const seasonId = numberAt(made.body, 'id');
  const list = await ask(ctx, 'listSeasons', calendar.hotelId);
  const ids = listAt({ rows: list.body ?? [] }, 'rows').map((row) => numberAt(row, 'id'));
  if (dayIn(0) === night && !ids.includes(seasonId)) {
    tell(ctx, list, {
      cause: 'a season is gone before its last night is over',
      severity: 'BREAKS SCREEN',
      expected: `season ${seasonId}`,
      seen: ids.join() || 'none',
    });
  }
  await remove(ctx, calendar, made);
}

async function weekdayPrices(ctx: Context): Promise<void> {
  needs(ctx, 'getRoomType', 'updateRoomType');
  const calendar = await newCalendar(ctx);
  const { hotelId, typeId } = calendar;
  const prices: (number | null)[] = WEEK.map(() => null);
  prices[weekdayIn(FROM + 1)] = 612_000;
  await change(ctx, hotelId, typeId, { weekdayPrices: prices });
  await cost(ctx, calendar, five(612_000, DEFAULT_PRICE), 'a weekday has a price of its own');
  // By half a thousand, which a percentage rounds.
  await change(ctx, hotelId, typeId, { weekdayPrices: prices, pricePerNight: 399_700 });
  const season = await newSeason(ctx, calendar, { change: 'PERCENT', value: 10 });
  const night = 399_700;
  const expected = [night, 673_000, 440_000, night, night];
  await cost(ctx, calendar, expected, 'a percentage of the weekday, to the thousand');
  await remove(ctx, calendar, season);
}

async function change(ctx: Context, hotelId: number, typeId: number, more: object) {
  const read = await ask(ctx, 'getRoomType', hotelId, undefined, { typeId });
  const version = numberAt(read.body, 'version');
  const body = { ...ROOM, pricePerNight: DEFAULT_PRICE, version, ...more };
  const saved = await ask(ctx, 'updateRoomType', hotelId, body, { typeId });
  expectStatus(ctx, saved, 200, { step: 'a partner changes a type' });
}

const RULES: Record<string, Json> = {
  price: 430_000,
  minStay: 2,
  minStayThrough: 2,
  noArrival: true,
  noDeparture: true,
  closed: true,
};

/** "What the body leaves out stays as it is on each night." */
async function keptByHand(ctx: Context): Promise<void> {
  needs(ctx, 'changeNights', 'listNights');
  const { hotelId, typeId } = await newCalendar(ctx);
  const span = { typeIds: [typeId], firstNight: dayIn(FROM), lastNight: dayIn(FROM) };
  const { price, ...rules } = RULES;
  for (const body of [rules, { change: 'PRICE', value: price }, { minStay: 2 }]) {
    const set = await ask(ctx, 'changeNights', hotelId, { ...span, ...body });
    expectStatus(ctx, set, 200, { step: 'a partner sets a night by hand' });
  }
  const { token } = worldOf(ctx).owner;
  const query = { firstNight: dayIn(FROM), nights: 1 };
  const told = await ctx.client.call('listNights', { token, params: { hotelId }, query });
  for (const [name, expected] of Object.entries(RULES)) {
    const seen = at(told.body, 0, 'nights', 0, name);
    if (seen === expected) continue;
    tell(ctx, told, {
      cause: 'what was not said of a night has changed',
      severity: 'BREAKS SCREEN',
      expected: `${name}: ${textOf(expected)}`,
      seen: `${name}: ${textOf(seen)}`,
    });
  }
}

/** "A night that is set by hand keeps all of it whatever becomes of seasons." */
async function outlives(ctx: Context): Promise<void> {
  needs(ctx, 'changeNights', 'updateSeason');
  const calendar = await newCalendar(ctx);
  const { hotelId, typeId } = calendar;
  const span = { name: 'Mùa thử', firstNight: dayIn(FROM + 1), lastNight: dayIn(FROM + 2) };
  const made = await newSeason(ctx, calendar, { change: 'PRICE', value: 500_000 });
  const { name: _name, ...nights } = { ...span, firstNight: span.lastNight };
  const byHand = { ...nights, typeIds: [typeId], change: 'PRICE', value: 830_000 };
  await ask(ctx, 'changeNights', hotelId, byHand);
  const body = {
    ...span,
    change: 'PRICE',
    value: 560_000,
    version: numberAt(made.body, 'version'),
  };
  const params = { seasonId: numberAt(made.body, 'id') };
  const saved = await ask(ctx, 'updateSeason', hotelId, body, params);
  expectStatus(ctx, saved, 200, { step: 'a partner changes a season' });
  await cost(ctx, calendar, five(560_000, 830_000), 'the season below a night by hand was changed');
  await remove(ctx, calendar, saved);
  await cost(ctx, calendar, five(DEFAULT_PRICE, 830_000), 'a season below it was deleted');
}

async function letGo(ctx: Context): Promise<void> {
  needs(ctx, 'changeNights', 'resetNights');
  const calendar = await newCalendar(ctx);
  const span = {
    typeIds: [calendar.typeId],
    firstNight: dayIn(FROM + 1),
    lastNight: dayIn(FROM + 2),
  };
  const { hotelId } = calendar;
  await ask(ctx, 'changeNights', hotelId, { ...span, change: 'PRICE', value: 770_000 });
  await cost(ctx, calendar, five(770_000), 'nights by hand');
  const weekdays = [WEEK[weekdayIn(FROM + 1)]];
  const back = await ask(ctx, 'resetNights', hotelId, { ...span, weekdays });
  expectStatus(ctx, back, 200, { step: 'a partner takes back what was set by hand' });
  await cost(ctx, calendar, five(DEFAULT_PRICE, 770_000), 'one of two weekdays was let go');
}
