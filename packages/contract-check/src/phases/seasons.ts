import { expectStatus, needs, seemsStatus, step, tell, worldOf, type Context } from '../context';
import { dayIn } from '../days';
import type { Answer } from '../http/exchange';
import { numberAt, textAt, textOf, type Json } from '../json';
import { quote } from '../world/bookings';
import { secondHotel } from '../world/world';
import type { Room } from '../world/types';

export const FROM = 340;
export const DEFAULT_PRICE = 400_000;

/** A hotel whose nights cost the same, until its owner says otherwise. */
export interface Calendar {
  hotelId: number;
  room: Room;
  typeId: number;
}

/** What nights cost by season, and by hand: travellers pay it from the same moment on. */
export async function seasons(ctx: Context): Promise<void> {
  await step(ctx, 'nights of a season cost what it says', () => ofSeason(ctx));
  await step(ctx, 'of two seasons the first counts', () => ofTwo(ctx));
  await step(ctx, 'nights that are set by hand', () => byHand(ctx));
}

export async function newCalendar(
  ctx: Context,
  more: Record<string, Json> = {},
): Promise<Calendar> {
  needs(ctx, 'createSeason', 'deleteSeason', 'createQuote', 'listRoomTypes');
  const { hotelId, room } = await secondHotel(ctx, more, DEFAULT_PRICE);
  const { body } = await ask(ctx, 'listRoomTypes', hotelId);
  return { hotelId, room, typeId: numberAt(body, 0, 'id') };
}

export function ask(ctx: Context, id: string, hotelId: number, body?: object, more: object = {}) {
  const { token } = worldOf(ctx).owner;
  return ctx.client.call(id, { token, params: { hotelId, ...more }, ...(body && { body }) });
}

/** From the second to the third of five nights, if it is not said otherwise. */
export async function newSeason(
  ctx: Context,
  { hotelId }: Calendar,
  more: object,
): Promise<Answer> {
  const span = { name: 'Mùa thử', firstNight: dayIn(FROM + 1), lastNight: dayIn(FROM + 2) };
  const made = await ask(ctx, 'createSeason', hotelId, { ...span, ...more });
  expectStatus(ctx, made, 201, { step: 'a partner makes a season' });
  return made;
}

export async function remove(ctx: Context, { hotelId }: Calendar, { body }: Answer): Promise<void> {
  const { token } = worldOf(ctx).owner;
  const params = { hotelId, seasonId: numberAt(body, 'id') };
  const query = { version: numberAt(body, 'version') };
  const gone = await ctx.client.call('deleteSeason', { token, params, query });
  expectStatus(ctx, gone, 200, { step: 'a partner deletes a season' });
}

/** A stay from the night before the season on. */
export async function cost(
  ctx: Context,
  { hotelId, room }: Calendar,
  nights: number[],
  what: string,
) {
  const answer = await quote(ctx, { hotelId, rooms: [room], from: FROM, nights: nights.length });
  expectStatus(ctx, answer, 200, { step: 'a traveller is told the price of free rooms' });
  const expected = nights.reduce((sum, price) => sum + price, 0);
  const seen = numberAt(answer.body, 'roomTotal');
  if (seen === expected) return;
  tell(ctx, answer, {
    cause: `nights cost otherwise than they should: ${what}`,
    severity: 'BREAKS SCREEN',
    expected: `roomTotal: ${nights.join(' + ')} = ${expected}`,
    seen: `roomTotal: ${seen}`,
  });
}

/** The first and the last two nights are in no season. */
export const five = (second: number, third = second) => [
  DEFAULT_PRICE,
  second,
  third,
  DEFAULT_PRICE,
  DEFAULT_PRICE,
];

async function ofSeason(ctx: Context): Promise<void> {
  const calendar = await newCalendar(ctx);
  await cost(ctx, calendar, five(DEFAULT_PRICE), 'without a season');
  const changes: [Record<string, Json>, number][] = [
    [{ change: 'PERCENT', value: 50 }, 600_000],
    [{ change: 'PERCENT', value: -10 }, 360_000],
    [{ change: 'AMOUNT', value: 25_000 }, 425_000],
    [{ change: 'PRICE', value: 710_000 }, 710_000],
    [{ change: 'NONE' }, DEFAULT_PRICE],
  ];
  for (const [change, price] of changes) {
    const season = await newSeason(ctx, calendar, change);
    await cost(ctx, calendar, five(price), `by ${textOf(change['change'])}`);
    await remove(ctx, calendar, season);
    await cost(ctx, calendar, five(DEFAULT_PRICE), 'after a season was deleted');
  }
}

async function ofTwo(ctx: Context): Promise<void> {
  needs(ctx, 'arrangeSeasons', 'updateSeason', 'listSeasons');
  const calendar = await newCalendar(ctx);
  const first = await newSeason(ctx, calendar, { change: 'PRICE', value: 500_000 });
  const one = { firstNight: dayIn(FROM + 2), change: 'PRICE', value: 900_000 };
  const second = await newSeason(ctx, calendar, one);
  await cost(ctx, calendar, five(500_000, 900_000), 'the newer season comes first');
  const seasonIds = [first, second].map(({ body }) => numberAt(body, 'id'));
  const { hotelId } = calendar;
  const arranged = await ask(ctx, 'arrangeSeasons', hotelId, { seasonIds });
  expectStatus(ctx, arranged, 200, { step: 'a partner arranges seasons' });
  await cost(ctx, calendar, five(500_000), 'the seasons were arranged');
  const params = { seasonId: seasonIds[0] };
  const now = Array.isArray(arranged.body) ? arranged.body : [];
  // Arranging may count as a change.
  const version = numberAt(
    now.find((season) => numberAt(season, 'id') === seasonIds[0]) ?? first.body,
    'version',
  );
  const body = {
    ...{ name: 'Mùa đã đổi', firstNight: dayIn(FROM + 1), lastNight: dayIn(FROM + 1) },
    ...{ change: 'PRICE', value: 550_000, version },
  };
  const saved = await ask(ctx, 'updateSeason', hotelId, body, params);
  expectStatus(ctx, saved, 200, { step: 'a partner changes a season' });
  await cost(ctx, calendar, five(550_000, 900_000), 'the season was changed');
  const { token } = worldOf(ctx).owner;
  const old = await ctx.client.call('deleteSeason', {
    ...{ token, params: { hotelId, seasonId: seasonIds[0] ?? 0 } },
    query: { version },
  });
  seemsStatus(ctx, old, 409, { step: 'a season that was changed meanwhile', code: 'STALE' });
  const late = await ask(ctx, 'updateSeason', hotelId, body, params);
  seemsStatus(ctx, late, 409, { step: 'a season that was changed meanwhile', code: 'STALE' });
}

async function byHand(ctx: Context): Promise<void> {
  needs(ctx, 'changeNights', 'resetNights', 'listNights');
  const calendar = await newCalendar(ctx);
  const { hotelId, typeId } = calendar;
  await newSeason(ctx, calendar, { change: 'PRICE', value: 500_000 });
  const night = { typeIds: [typeId], firstNight: dayIn(FROM + 2), lastNight: dayIn(FROM + 2) };
  const set = await ask(ctx, 'changeNights', hotelId, {
    ...night,
    change: 'PRICE',
    value: 830_000,
  });
  expectStatus(ctx, set, 200, { step: 'a partner sets a night by hand' });
  await cost(ctx, calendar, five(500_000, 830_000), 'a night by hand comes before its season');
  const { token } = worldOf(ctx).owner;
  const query = { firstNight: dayIn(FROM + 2), nights: 1 };
  const told = await ctx.client.call('listNights', { token, params: { hotelId }, query });
  if (textAt(told.body, 0, 'nights', 0, 'source') !== 'BY_HAND') {
    tell(ctx, told, {
      cause: 'a night that is set by hand is not told as such',
      severity: 'BREAKS SCREEN',
      expected: 'source: BY_HAND',
      seen: textAt(told.body, 0, 'nights', 0, 'source'),
    });
  }
  await unread(ctx, calendar, night);
  const seen = [{ typeId, firstNight: night.firstNight, prices: [830_000] }];
  const back = await ask(ctx, 'resetNights', hotelId, { ...night, seen });
  expectStatus(ctx, back, 200, { step: 'a partner takes back what was set by hand' });
  await cost(ctx, calendar, five(500_000), 'what was set by hand was taken back');
}

/** "Where one of them costs otherwise by now, nothing is changed." */
async function unread(
  ctx: Context,
  calendar: Calendar,
  night: { typeIds: number[]; firstNight: string; lastNight: string },
): Promise<void> {
  const seen = [{ typeId: calendar.typeId, firstNight: night.firstNight, prices: [500_000] }];
  const change = { ...night, seen, change: 'PRICE', value: 410_000 };
  const answer = await ask(ctx, 'changeNights', calendar.hotelId, change);
  const said = { step: 'a night that costs otherwise by now is priced', code: 'STALE' };
  seemsStatus(ctx, answer, 409, said);
  const late = await ask(ctx, 'resetNights', calendar.hotelId, { ...night, seen });
  seemsStatus(ctx, late, 409, { ...said, step: 'a night that costs otherwise by now is let go' });
  await cost(ctx, calendar, five(500_000, 830_000), 'what nobody has read stays');
}
