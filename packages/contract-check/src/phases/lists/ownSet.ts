import { expectStatus, tell, type Context } from '../../context';
import type { Operation } from '../../contract/contract';
import type { Answer } from '../../http/exchange';
import { listAt, numberAt, textAt, type Json } from '../../json';
import { asTable } from './asTable';
import { CHOSEN, ORDERS, type Key } from './columns';
import { type Query, type OwnSet, nameOf, sameSet } from './set';

/** All of them and nothing else: whole, by pages, in each order, by each choice, and as a table. */
export async function holdsSet(ctx: Context, set: OwnSet): Promise<void> {
  if (!ctx.offered.has(set.list)) return;
  const operation = ctx.contract.operations.get(set.list)!;
  const all = await asked(ctx, set, {});
  const rows = listAt(all.body, 'content');
  if (!sameSet(rows.map(nameOf), set.ids.map(String))) {
    return told(ctx, all, `${set.list} tells others than there are`, set.ids.join(), rows);
  }
  totals(ctx, all, set, rows.length);
  await byPages(ctx, set, rows);
  await byOrders(ctx, operation, set, rows);
  await byChoices(ctx, operation, set, rows);
  await asTable(ctx, set, {}, rows);
}

async function asked(ctx: Context, set: OwnSet, more: Query): Promise<Answer> {
  const { list, token, params = {}, query } = set;
  const answer = await ctx.client.call(list, {
    ...{ token, params },
    query: { size: 50, ...query, ...more },
  });
  expectStatus(ctx, answer, 200, {
    step: `${list} by ${Object.keys(more).join(' and ') || 'words'}`,
  });
  return answer;
}

function told(ctx: Context, answer: Answer, cause: string, expected: string, rows: Json[]): void {
  tell(ctx, answer, {
    cause,
    severity: 'BREAKS SCREEN',
    expected: expected.slice(0, 120),
    seen: (rows.map(nameOf).join() || 'no rows').slice(0, 120),
  });
}

function totals(ctx: Context, answer: Answer, { list }: OwnSet, count: number): void {
  const seen = numberAt(answer.body, 'totalElements');
  if (seen === count) return;
  told(ctx, answer, `${list} counts others than it tells`, `totalElements: ${count}`, [
    { id: seen },
  ]);
}

/** One by one they are what they are together, and behind the last there is none. */
async function byPages(ctx: Context, set: OwnSet, rows: Json[]): Promise<void> {
  for (let page = 0; page <= rows.length; page++) {
    const answer = await asked(ctx, set, { page, size: 1 });
    const seen = listAt(answer.body, 'content').map(nameOf).join();
    totals(ctx, answer, set, rows.length);
    if (seen === (rows[page] === undefined ? '' : nameOf(rows[page]!))) continue;
    const expected = rows[page] === undefined ? 'no rows' : nameOf(rows[page]!);
    told(
      ctx,
      answer,
      `pages of ${set.list} hold other rows`,
      expected,
      listAt(answer.body, 'content'),
    );
  }
}

async function byOrders(ctx: Context, operation: Operation, set: OwnSet, rows: Json[]) {
  for (const [column, key] of Object.entries(ORDERS[set.list] ?? {})) {
    const keys = rows.map(key);
    // Where some are alike, or are not told, there is more than one order.
    const isTotal = new Set(keys).size === keys.length && !keys.includes(Number.NaN);
    if (!isTotal || !hasValue(ctx, operation, 'sort', column)) continue;
    const upwards = rows.toSorted((a, b) => compared(key(a), key(b)));
    for (const [sort, expected] of [
      [column, upwards],
      [`-${column}`, upwards.toReversed()],
    ] as const) {
      const answer = await asked(ctx, set, { sort });
      const seen = listAt(answer.body, 'content');
      const right = expected.map(nameOf).join();
      if (seen.map(nameOf).join() !== right) {
        told(ctx, answer, `${set.list} is not in the order ${sort}`, right, seen);
      }
      await asTable(ctx, set, { sort }, expected);
    }
  }
}

const compared = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0);

function hasValue({ contract }: Context, { parameters }: Operation, name: string, value: string) {
  const schema = parameters.find((one) => one.name === name)?.schema;
  return (contract.resolve(schema ?? {}).enum ?? []).includes(value);
}

async function byChoices(ctx: Context, operation: Operation, set: OwnSet, rows: Json[]) {
  for (const { name, in: place, schema } of operation.parameters) {
    const values = ctx.contract.resolve(schema).enum ?? [];
    if (place !== 'query' || name === 'sort' || name in set.query) continue;
    const key: Key = CHOSEN[set.list]?.[name] ?? ((row) => textAt(row, name));
    // A state that is no property of a row is held elsewhere.
    if (rows.some((row) => key(row) === '')) continue;
    for (const value of values.filter((one) => typeof one === 'string')) {
      const answer = await asked(ctx, set, { [name]: value });
      const expected = rows.filter((row) => key(row) === value);
      const seen = listAt(answer.body, 'content');
      totals(ctx, answer, set, seen.length);
      if (!sameSet(seen.map(nameOf), expected.map(nameOf))) {
        const cause = `${set.list} is not chosen by ${name}`;
        told(ctx, answer, cause, `${value}: ${expected.map(nameOf).join()}`, seen);
      }
      await asTable(ctx, set, { [name]: value }, seen);
    }
  }
}
