import type { Operation } from '../contract/contract';
import { offeredOperations, step, tell, type Context } from '../context';
import type { Answer } from '../http/exchange';
import { at, listAt, numberAt, textAt, textOf, type Json } from '../json';
import { asWhoMay } from './bodies';

const SIZE = 50;
const MAX_ROWS = 120;

/** Lists: whole, each row once, in the order that was asked for. */
export async function pages(ctx: Context): Promise<void> {
  for (const operation of offeredOperations(ctx)) {
    const names = operation.parameters.map(({ name }) => name);
    if (!names.includes('page') || !names.includes('size')) continue;
    await step(ctx, `${operation.id} by pages`, () => byPages(ctx, operation));
    await step(ctx, `${operation.id} in every order`, () => inEveryOrder(ctx, operation));
  }
  await step(ctx, 'hotels are found by what is asked for', () => filters(ctx));
}

async function get(
  ctx: Context,
  operation: Operation,
  query: Record<string, string | number>,
): Promise<Answer | undefined> {
  const request = asWhoMay(ctx, operation);
  if (!request) return undefined;
  const answer = await ctx.client.call(operation.id, {
    ...request,
    query: { ...request.query, ...query },
  });
  return answer.status === 200 ? answer : undefined;
}

const idOf = (row: Json) => at(row, 'id') ?? at(row, 'bookingId');

async function byPages(ctx: Context, operation: Operation): Promise<void> {
  const whole = await get(ctx, operation, { page: 0, size: SIZE });
  if (!whole) return;
  const total = numberAt(whole.body, 'totalElements');
  sums(ctx, operation, whole, { page: 0, size: SIZE, total });
  const size = Math.max(1, Math.min(10, Math.ceil(Math.min(total, MAX_ROWS) / 3)));
  const rows: Json[] = [];
  const count = Math.min(Math.ceil(total / size), Math.ceil(MAX_ROWS / size));
  for (let page = 0; page < count; page++) {
    const answer = await get(ctx, operation, { page, size });
    if (!answer) return;
    sums(ctx, operation, answer, { page, size, total });
    rows.push(...listAt(answer.body, 'content'));
  }
  const ids = rows.map((row) => JSON.stringify(idOf(row)));
  const expected = listAt(whole.body, 'content').map((row) => JSON.stringify(idOf(row)));
  const isSame = expected.slice(0, ids.length).every((id, i) => id === ids[i]);
  if (new Set(ids).size !== ids.length || !isSame) {
    wrong(ctx, whole, 'pages hold rows twice, or leave rows out', expected.join(), ids.join());
  }
  const beyond = await get(ctx, operation, { page: count + 5, size });
  if (beyond && total <= MAX_ROWS && listAt(beyond.body, 'content').length > 0) {
    wrong(ctx, beyond, 'a page behind the last holds rows', 'no rows', beyond.text.slice(0, 80));
  }
}

function sums(
  ctx: Context,
  operation: Operation,
  answer: Answer,
  { page, size, total }: { page: number; size: number; total: number },
): void {
  const rows = listAt(answer.body, 'content').length;
  const expected: [string, number, number][] = [
    ['numberOfElements', numberAt(answer.body, 'numberOfElements'), rows],
    ['totalElements', numberAt(answer.body, 'totalElements'), total],
    ['totalPages', numberAt(answer.body, 'totalPages'), Math.ceil(total / size)],
    ['pageNumber', numberAt(answer.body, 'pageable', 'pageNumber'), page],
    ['rows', rows, Math.max(0, Math.min(size, total - page * size))],
  ];
  for (const [name, seen, right] of expected) {
    if (seen === right) continue;
    wrong(ctx, answer, `a page's ${name} is wrong`, `${right} in ${operation.id}`, String(seen));
  }
}

function wrong(ctx: Context, answer: Answer, cause: string, expected: string, seen: string): void {
  tell(ctx, answer, {
    cause,
    severity: 'BREAKS SCREEN',
    expected: expected.slice(0, 120),
    seen: seen.slice(0, 120),
  });
}

/** What the names of orders mean, where a row tells it. */
const ORDERS: [RegExp, (row: Json) => number][] = [
  [/^price(Asc|LowToHigh|Low)?$|^price_asc$|^cheapest$/i, (row) => numberAt(row, 'price')],
  [
    /^price(Desc|HighToLow|High)$|^price_desc$|^-price$|^dearest$/i,
    (row) => -numberAt(row, 'price'),
  ],
  [/^(rating|ratingDesc|-rating|best)$/i, (row) => -numberAt(row, 'rating')],
  [/^(newest|-createdAt)$/i, (row) => -Date.parse(textAt(row, 'createdAt'))],
  [/^(oldest|createdAt)$/i, (row) => Date.parse(textAt(row, 'createdAt'))],
];

async function inEveryOrder(ctx: Context, operation: Operation): Promise<void> {
  const sort = operation.parameters.find(({ name }) => name === 'sort');
  const all = await get(ctx, operation, { page: 0, size: SIZE });
  if (!sort || !all) return;
  const ids = (answer: Answer) =>
    listAt(answer.body, 'content')
      .map((row) => JSON.stringify(idOf(row)))
      .toSorted()
      .join();
  for (const value of ctx.contract.resolve(sort.schema).enum ?? []) {
    const answer = await get(ctx, operation, {
      page: 0,
      size: SIZE,
      sort: textOf(value),
    });
    if (!answer) {
      wrong(ctx, all, 'an order is refused', `sort=${textOf(value)}`, operation.id);
      continue;
    }
    if (numberAt(all.body, 'totalPages') === 1 && ids(answer) !== ids(all)) {
      wrong(ctx, answer, 'another order holds other rows', ids(all), ids(answer));
    }
    const order = ORDERS.find(([name]) => name.test(textOf(value)));
    if (!order) continue;
    const keys = listAt(answer.body, 'content')
      .map(order[1])
      .filter((key) => !Number.isNaN(key));
    if (keys.every((key, i) => i === 0 || (keys[i - 1] ?? key) <= key)) continue;
    const seen = keys.map(Math.abs).join();
    wrong(ctx, answer, `rows are not in the order ${textOf(value)}`, 'sorted', seen);
  }
}

async function filters(ctx: Context): Promise<void> {
  const all = await ctx.client.call('listHotels', { query: { size: SIZE } });
  const prices = listAt(all.body, 'content')
    .map((row) => numberAt(row, 'price'))
    .filter((price) => price > 0)
    .toSorted((a, b) => a - b);
  const middle = Math.round(prices[Math.floor(prices.length / 2)] ?? 500_000);
  const cases: [string, Record<string, string | number>, (row: Json) => boolean][] = [
    ['minPrice', { minPrice: middle }, (row) => numberAt(row, 'price') >= middle],
    ['maxPrice', { maxPrice: middle }, (row) => numberAt(row, 'price') <= middle],
    ['minRating', { minRating: 4 }, (row) => numberAt(row, 'rating') >= 4],
    ['propertyType', { propertyType: 'RESORT' }, (row) => textAt(row, 'propertyType') === 'RESORT'],
  ];
  const known = ctx.contract.operations.get('listHotels')?.parameters.map(({ name }) => name) ?? [];
  for (const [name, query, isRight] of cases) {
    if (!known.includes(name)) continue;
    const answer = await ctx.client.call('listHotels', { query: { ...query, size: SIZE } });
    const rows = listAt(answer.body, 'content');
    if (answer.status === 200 && rows.every(isRight)) {
      const expected = listAt(all.body, 'content').filter(isRight).length;
      if (numberAt(all.body, 'totalPages') !== 1 || rows.length === expected) continue;
    }
    const cause = `hotels are not chosen by ${name}`;
    wrong(ctx, answer, cause, JSON.stringify(query), `${answer.status}, ${rows.length} hotels`);
  }
}
