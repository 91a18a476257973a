import type { Operation } from '../contract/contract';
import { offeredOperations, Skipped, step, tell, type Context } from '../context';
import type { Answer } from '../http/exchange';
import { at, listAt, numberAt, textAt, textOf, type Json } from '../json';
import { asWhoMay } from './bodies';

export const SIZE = 50;
const MAX_ROWS = 120;

/** Lists: whole, each row once, in the order that was asked for. */
export async function pages(ctx: Context): Promise<void> {
  for (const operation of offeredOperations(ctx)) {
    const names = operation.parameters.map(({ name }) => name);
    if (!names.includes('page') || !names.includes('size')) continue;
    await step(ctx, `${operation.id} by pages`, () => byPages(ctx, operation));
    if (operation.id === 'listBookings') {
      await step(ctx, 'stays in the order of their days', () => staysInOrder(ctx, operation));
    }
    if (!names.includes('sort')) continue;
    await step(ctx, `${operation.id} in every order`, () => inEveryOrder(ctx, operation));
  }
}

export async function get(
  ctx: Context,
  operation: Operation,
  query: Record<string, string | number | string[]>,
): Promise<Answer | undefined> {
  const request = asWhoMay(ctx, operation);
  const answer = await ctx.client.call(operation.id, {
    ...request,
    query: { ...request.query, ...query },
  });
  return answer.status === 200 ? answer : undefined;
}

/** The list as it is without any choice: what else is asked is held against it. */
export async function whole(
  ctx: Context,
  operation: Operation,
  query: Record<string, string | number | string[]> = {},
): Promise<Answer> {
  const answer = await get(ctx, operation, { page: 0, size: SIZE, ...query });
  if (!answer) throw new Skipped(`${operation.id} does not answer with a list`);
  return answer;
}

export const idOf = (row: Json) => at(row, 'id') ?? at(row, 'bookingId');

async function byPages(ctx: Context, operation: Operation): Promise<void> {
  const all = await whole(ctx, operation);
  const total = numberAt(all.body, 'totalElements');
  sums(ctx, operation, all, { page: 0, size: SIZE, total });
  const size = Math.max(1, Math.min(10, Math.ceil(Math.min(total, MAX_ROWS) / 3)));
  const rows: Json[] = [];
  const count = Math.min(Math.ceil(total / size), Math.ceil(MAX_ROWS / size));
  for (let page = 0; page < count; page++) {
    const answer = await get(ctx, operation, { page, size });
    if (!answer) {
      return wrong(ctx, all, 'a page is refused', `page ${page} of ${count}`, operation.id);
    }
    sums(ctx, operation, answer, { page, size, total });
    rows.push(...listAt(answer.body, 'content'));
  }
  const ids = rows.map((row) => JSON.stringify(idOf(row)));
  const expected = listAt(all.body, 'content').map((row) => JSON.stringify(idOf(row)));
  const isSame = expected.slice(0, ids.length).every((id, i) => id === ids[i]);
  if (new Set(ids).size !== ids.length || !isSame) {
    wrong(ctx, all, 'pages hold rows twice, or leave rows out', expected.join(), ids.join());
  }
  const beyond = await get(ctx, operation, { page: count + 5, size });
  if (!beyond) {
    const cause = 'a page behind the last is refused';
    wrong(ctx, all, cause, `200 without rows, in ${operation.id}`, 'no such answer');
  } else if (total <= MAX_ROWS && listAt(beyond.body, 'content').length > 0) {
    wrong(ctx, beyond, 'a page behind the last holds rows', 'no rows', beyond.text.slice(0, 80));
  }
}

export function sums(
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

export function wrong(
  ctx: Context,
  answer: Answer,
  cause: string,
  expected: string,
  seen: string,
): void {
  tell(ctx, answer, {
    cause,
    severity: 'BREAKS SCREEN',
    expected: expected.slice(0, 120),
    seen: seen.slice(0, 120),
  });
}

type Key = (row: Json) => number | string;

/** The orders that travellers choose from, where a row tells it. */
const CHOICES: Record<string, Key> = {
  priceAsc: (row) => numberAt(row, 'price'),
  priceDesc: (row) => -numberAt(row, 'price'),
  rating: (row) => -numberAt(row, 'rating'),
};

/** The field behind a column of a partner's table; a column that is not here is named as its field. */
const COLUMNS: Record<string, string> = {
  checkIn: 'checkInDate',
  created: 'createdAt',
  expiration: 'expirationDate',
  rooms: 'numRooms',
  start: 'startDate',
  total: 'totalAmount',
  used: 'usedCount',
};
/** Words are in the order of a language, which is the server's own. */
const WORDS = /^(name|city|guest|owner|email|type|status|roomNumber|code|typeName)$/;

async function inEveryOrder(ctx: Context, operation: Operation): Promise<void> {
  const sort = operation.parameters.find(({ name }) => name === 'sort');
  if (!sort) return;
  const all = await whole(ctx, operation);
  const values = (ctx.contract.resolve(sort.schema).enum ?? []).map(textOf);
  const ids = (answer: Answer) => idsOf(answer).toSorted().join();
  for (const value of values) {
    const answer = await get(ctx, operation, { page: 0, size: SIZE, sort: value });
    if (!answer) {
      wrong(ctx, all, 'an order is refused', `sort=${value}`, operation.id);
      continue;
    }
    if (numberAt(all.body, 'totalPages') === 1 && ids(answer) !== ids(all)) {
      wrong(ctx, answer, 'another order holds other rows', ids(all), ids(answer));
    }
    const column = value.replace('-', '');
    const isColumn = values.includes(`-${column}`);
    if (isColumn && WORDS.test(column)) continue;
    const key = isColumn ? keyOf(column) : CHOICES[value];
    if (key) inOrder(ctx, operation, answer, { value, key, down: value.startsWith('-') });
  }
}

const keyOf =
  (column: string): Key =>
  (row) => {
    const value = at(row, COLUMNS[column] ?? column);
    if (typeof value === 'number') return value;
    return typeof value === 'string' ? value : Number.NaN;
  };

interface Order {
  value: string;
  key: Key;
  down: boolean;
}

function inOrder(ctx: Context, { id }: Operation, answer: Answer, { value, key, down }: Order) {
  const keys = listAt(answer.body, 'content')
    .map(key)
    .filter((one) => !Number.isNaN(one));
  const upwards = down ? keys.toReversed() : keys;
  if (upwards.every((one, i) => i === 0 || (upwards[i - 1] ?? one) <= one)) return;
  wrong(ctx, answer, `rows are not in the order ${value}`, `sorted, in ${id}`, keys.join());
}

/** The next stay first; of those that are over, the last. */
async function staysInOrder(ctx: Context, operation: Operation): Promise<void> {
  for (const when of ['coming', 'past', 'cancelled']) {
    const answer = await get(ctx, operation, { page: 0, size: SIZE, when });
    const key = (row: Json) => textAt(row, 'checkInDate');
    if (answer) inOrder(ctx, operation, answer, { value: when, key, down: when !== 'coming' });
  }
}

const idsOf = (answer: Answer) =>
  listAt(answer.body, 'content').map((row) => JSON.stringify(idOf(row)));
