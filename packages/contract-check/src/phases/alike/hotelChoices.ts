import { expectStatus, needs, Skipped, step, tell, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { at, isObject, listAt, numberAt, textAt, textOf, type Json } from '../../json';
import { forAWhile, ROOM, secondHotel } from '../../world/world';
import { tellTold } from './differences';
import { priceNights } from './house';

const FROM = 630;
const SIZE = 50;
const MOST_PAGES = 6;
type Query = Record<string, string | number | boolean>;
type Right = (row: Json) => boolean;

/** Hotels for a stay: each choice, each order, and the counts beside them. */
export async function hotelChoices(ctx: Context): Promise<void> {
  await step(ctx, 'hotels for a stay are those that were chosen', () => chosen(ctx));
  await step(ctx, 'hotels for a stay are in the order that was asked for', () =>
    forAWhile(ctx, () => ordered(ctx)),
  );
  await step(ctx, 'a hotel is found by each of its words', () => byWords(ctx));
  await step(ctx, 'what each choice leaves is counted', () => counted(ctx, {}));
  await step(ctx, 'what each choice leaves beside another is counted', () =>
    counted(ctx, { amenities: 'pool' }),
  );
  await step(ctx, 'what each rating leaves is counted instead of the one chosen', () =>
    counted(ctx, { minRating: 5 }),
  );
  await step(ctx, 'ranges of prices are counted whatever the limits', () => whateverLimits(ctx));
  await step(ctx, 'what each choice leaves of a stay is counted', () => counted(ctx, stay()));
  await step(ctx, 'similar hotels for a stay are told as in the list', () => similar(ctx));
}

const stay = (): Query => ({ checkIn: dayIn(FROM), checkOut: dayIn(FROM + 3), adults: 2 });

/** All of them unless a size is asked for; houses that other trials have made are among them. */
async function list(ctx: Context, query: Query) {
  const page = (number: number) =>
    ctx.client.call('listHotels', { query: { size: SIZE, page: number, ...query } });
  const answer = await page(0);
  const rows = answer.status === 200 ? [...listAt(answer.body, 'content')] : [];
  const total = numberAt(answer.body, 'totalElements');
  const pages = 'size' in query ? 1 : Math.min(MOST_PAGES, Math.ceil(total / SIZE));
  for (let number = 1; number < pages; number++) {
    rows.push(...listAt((await page(number)).body, 'content'));
  }
  return { answer, rows, total };
}

/** Those for the stay. */
async function allForStay(ctx: Context): Promise<Json[]> {
  const { rows, total } = await list(ctx, stay());
  if (rows.length < 2 || rows.length < total) throw new Skipped('not all hotels can be read');
  return rows;
}

/** "Only hotels that have a room for the stay, and what the stay costs there". */
async function similar(ctx: Context): Promise<void> {
  needs(ctx, 'listSimilarHotels');
  const rows = await allForStay(ctx);
  for (const { id } of rows.slice(0, 3) as { id: number }[]) {
    const call = { params: { id }, query: stay() };
    const answer = await ctx.client.call('listSimilarHotels', call);
    for (const card of Array.isArray(answer.body) ? answer.body : []) {
      const listed = rows.find((row) => at(row, 'id') === at(card, 'id'));
      if (isObject(listed)) tellTold(ctx, answer, 'a similar hotel', listed, card);
      else
        wrong(ctx, answer, 'similar that have no room', 'one of the list', textOf(at(card, 'id')));
    }
  }
}

const idsOf = (rows: Json[]) => rows.map((row) => numberAt(row, 'id'));
const inNumbers = (ids: number[]) => ids.toSorted((a, b) => a - b).join();

function wrong(ctx: Context, answer: Answer, what: string, expected: string, seen: string): void {
  tell(ctx, answer, {
    cause: `hotels are not ${what}`,
    severity: 'BREAKS SCREEN',
    expected: expected.slice(0, 160),
    seen: seen.slice(0, 160),
  });
}

const middleOf = (rows: Json[], name: string) => {
  const values = rows.map((row) => numberAt(row, name)).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
};

async function chosen(ctx: Context): Promise<void> {
  if (ctx.offered.has('changeNights')) {
    // Cheap tonight, and the dearest on these nights.
    const { hotelId } = await secondHotel(ctx, {}, 300_000);
    await priceNights(ctx, hotelId, FROM, [9_000_000, 9_000_000, 9_000_000]);
  }
  const all = await allForStay(ctx);
  const [total, price] = [middleOf(all, 'stayTotal'), middleOf(all, 'price')];
  const type = textAt(all[0], 'propertyType');
  const rating = middleOf(all, 'rating') || 1;
  const of = (name: string) => (row: Json) => numberAt(row, name);
  const cases: [Query, Right][] = [
    [{ minTotal: total }, (row) => of('stayTotal')(row) >= total],
    [{ maxTotal: total }, (row) => of('stayTotal')(row) <= total],
    [{ minTotal: total, maxTotal: total }, (row) => of('stayTotal')(row) === total],
    [{ minPrice: price }, (row) => of('price')(row) >= price],
    [{ maxPrice: price }, (row) => of('price')(row) <= price],
    [
      { maxPrice: price, propertyType: type },
      (row) => of('price')(row) <= price && textAt(row, 'propertyType') === type,
    ],
    [{ minRating: rating }, (row) => of('rating')(row) >= rating],
  ];
  for (const [query, isRight] of cases) {
    const { answer, rows } = await list(ctx, { ...stay(), ...query });
    const expected = inNumbers(idsOf(all.filter(isRight)));
    const seen = inNumbers(idsOf(rows));
    if (seen !== expected) {
      wrong(ctx, answer, `chosen by ${Object.keys(query).join(' and ')} of a stay`, expected, seen);
    }
  }
}

async function ordered(ctx: Context): Promise<void> {
  const turns: [string, string, number][] = [
    ['priceAsc', 'stayTotal', 1],
    ['priceDesc', 'stayTotal', -1],
    ['rating', 'rating', -1],
  ];
  for (const [sort, name, turn] of turns) {
    const { answer, rows } = await list(ctx, { ...stay(), sort });
    const keys = rows.map((row) => turn * numberAt(row, name));
    if (keys.every((key, i) => i === 0 || key >= (keys[i - 1] ?? key))) continue;
    wrong(ctx, answer, `in the order ${sort} of a stay`, `by ${name}`, keys.join());
  }
  await unpriced(ctx);
  // "Hotels without one come last."
  for (const sort of ['priceAsc', 'priceDesc']) {
    const { answer, rows } = await list(ctx, { sort });
    const priced = rows.map((row) => at(row, 'price') !== undefined);
    if (priced.every((one, i) => i === 0 || !one || priced[i - 1] === true)) continue;
    wrong(ctx, answer, `in the order ${sort}`, 'without a price last', priced.join());
  }
}

/** One more on sale, whose only room is under maintenance. */
async function unpriced(ctx: Context): Promise<void> {
  if (['setHotelListing', 'updatePartnerRoom'].some((id) => !ctx.offered.has(id))) return;
  const { token } = worldOf(ctx).owner;
  const { hotelId, room } = await secondHotel(ctx, {}, 300_000);
  const params = { hotelId, roomId: room.id };
  const read = await ctx.client.call('getPartnerRoom', { token, params: { roomId: room.id } });
  const version = numberAt(read.body, 'version');
  const fields = { roomNumber: '1', pricePerNight: room.price, status: 'MAINTENANCE', version };
  const body = { ...ROOM, ...fields };
  const saved = await ctx.client.call('updatePartnerRoom', { token, params, body });
  expectStatus(ctx, saved, 200, { step: 'a partner takes a room off sale for repair' });
}

const ADDRESS = { number: '7', street: 'Ngõ Quýt', district: 'Phường Hồng', city: 'Đà Nẵng' };

/** "Words of a hotel's name or address. Case and diacritics do not matter." */
async function byWords(ctx: Context): Promise<void> {
  const name = 'Quán Trọ Bưởi';
  const { hotelId } = await secondHotel(ctx, { name, address: ADDRESS }, 415_000);
  if (!ctx.offered.has('setHotelListing')) throw new Skipped('not offered: setHotelListing');
  const words = [
    name,
    'bưởi',
    'BUOI',
    'quan tro buoi',
    'Ngõ Quýt',
    'ngo quyt',
    'Phường Hồng',
    'Đà Nẵng',
  ];
  for (const text of words) {
    const { answer, rows, total } = await list(ctx, { text });
    if (idsOf(rows).includes(hotelId) || rows.length < total) continue;
    wrong(
      ctx,
      answer,
      'found by their words',
      `hotel ${hotelId} for "${text}"`,
      idsOf(rows).join(),
    );
  }
  const { answer, rows } = await list(ctx, { text: 'xyzzyxyzzy' });
  if (rows.length > 0) wrong(ctx, answer, 'found by their words', 'none', idsOf(rows).join());
}

/** "With that range of prices instead of all limits of prices." */
async function whateverLimits(ctx: Context): Promise<void> {
  const told = async (more: Query) => {
    const { answer, rows } = await list(ctx, { counts: true, ...more });
    return { answer, rows, price: at(answer.body, 'counts', 'price') };
  };
  const all = await told({});
  if (all.price === undefined) throw new Skipped('the server does not count');
  const middle = middleOf(all.rows, 'price');
  for (const limits of [{ minPrice: middle }, { maxPrice: middle }]) {
    const { answer, price } = await told(limits);
    if (textOf(price) === textOf(all.price)) continue;
    wrong(ctx, answer, 'counted by price', textOf(all.price), textOf(price));
  }
}

/** Each count is what the list has with that choice in place of, or beside, the others. */
async function counted(ctx: Context, query: Query): Promise<void> {
  const base = await list(ctx, { ...query, propertyType: 'HOTEL', counts: true });
  const counts = at(base.answer.body, 'counts');
  if (!isObject(counts)) throw new Skipped('the server does not count');
  const totals = 'checkIn' in query ? ['minTotal', 'maxTotal'] : ['minPrice', 'maxPrice'];
  const kept: Query = { ...query, propertyType: 'HOTEL', size: 1 };
  const beside = 'amenities' in query ? [String(query['amenities'])] : [];
  const cases: [string, Query, Json | undefined][] = [
    ...of(counts, 'propertyType').map(([type, n]) => choice('propertyType', type, n)),
    ...of(counts, 'amenities')
      .filter(([flag]) => !beside.includes(flag))
      .slice(0, 5)
      .map(([flag, n]) => choice('amenities', [...beside, flag].join(), n)),
    ...of(counts, 'minRating').map(([stars, n]) => choice('minRating', stars, n)),
    ...listAt(counts, 'price').map((span): [string, Query, Json | undefined] => {
      const ends = ['min', 'max'].flatMap((end, i) => {
        const value = at(span, end);
        return typeof value === 'number' ? [[totals[i] ?? '', value] as const] : [];
      });
      return ['price', Object.fromEntries(ends), at(span, 'hotels')];
    }),
  ];
  for (const [name, more, told] of cases) {
    // A range without both ends holds what has a price, which no list can be asked for.
    if (told === undefined || Object.keys(more).length === 0) continue;
    const { answer, total } = await list(ctx, { ...kept, ...more });
    if (total === told) continue;
    wrong(
      ctx,
      answer,
      `counted by ${name}`,
      `${textOf(told)} for ${JSON.stringify(more)}`,
      String(total),
    );
  }
}

const of = (counts: Json, name: string) => {
  const part = at(counts, name);
  return Object.entries(isObject(part) ? part : {});
};

const choice = (name: string, value: string, told: Json): [string, Query, Json] => [
  name,
  { [name]: value },
  told,
];
