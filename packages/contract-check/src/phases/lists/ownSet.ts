import { expectStatus, tell, type Context } from '../../context';
import type { Operation } from '../../contract/contract';
import type { Answer } from '../../http/exchange';
import { listAt, numberAt, textAt, type Json } from '../../json';
import { idOf } from '../pages';
import { CHOSEN, ORDERS, TABLES, type Key } from './columns';
import { rowsOfTable } from './table';

type Query = Record<string, string | number>;

/** Rows that this run has made, found by a word that nobody else has written. */
export interface OwnSet {
  list: string;
  token: string;
  params?: Record<string, string | number>;
  /** What narrows the list to them: nobody else's come or go meanwhile. */
  query: Query;
  /** Names of all that there are, in no order. */
  ids: (string | number)[];
}

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

const nameOf = (row: Json) => String(idOf(row));
const sameSet = (a: string[], b: string[]) => a.toSorted().join() === b.toSorted().join();

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

/** "The same filters as the list, without pages": as many rows, in the same order, and the same in them. */
export async function asTable(ctx: Context, set: OwnSet, more: Query, rows: Json[]): Promise<void> {
  const table = TABLES[set.list];
  if (!table || !ctx.offered.has(table.id)) return;
  const { token, params = {}, query } = set;
  const answer = await ctx.client.call(table.id, { token, params, query: { ...query, ...more } });
  expectStatus(ctx, answer, 200, { step: `${table.id} answers` });
  const [head = [], ...cells] = rowsOfTable(answer.text);
  const names = rows.map((row) => String(table.row(row)));
  const place = head.findIndex((_, column) =>
    sameSet(
      cells.map((row) => row[column] ?? ''),
      names,
    ),
  );
  const seen = cells.map((row) => row[Math.max(0, place)] ?? '');
  const isOrdered = !('sort' in more) || seen.join() === names.join();
  if (cells.length !== rows.length || !isOrdered || (place < 0 && rows.length > 0)) {
    tell(ctx, answer, {
      cause: `${table.id} holds other rows than ${set.list}, or in another order`,
      severity: 'BREAKS SCREEN',
      expected: `${names.length}: ${names.join()}`.slice(0, 120),
      seen: `${cells.length}: ${seen.join()}`.slice(0, 120),
    });
    return;
  }
  for (const [i, row] of rows.entries()) {
    const line = cells[seen.indexOf(names[i]!)];
    if (line) cellsOf(ctx, answer, set, head, line, row);
  }
  harmless(ctx, answer, cells);
}

/** Under a heading of the contract's own example stands what the list says of the row. */
function cellsOf(
  ctx: Context,
  answer: Answer,
  set: OwnSet,
  head: string[],
  line: string[],
  row: Json,
) {
  const { id, heads } = TABLES[set.list]!;
  for (const [heading, key] of Object.entries(heads)) {
    const place = head.indexOf(heading);
    const right = key(row);
    if (place < 0 || Number.isNaN(right)) continue;
    // What a spreadsheet would compute is written otherwise.
    const seen = (line[place] ?? '').replace(/^'/, '');
    if (seen === String(right).replace(/^'/, '') || Number(seen) === right) continue;
    tell(ctx, answer, {
      cause: `${id} says another "${heading}" than the list`,
      severity: 'BREAKS SCREEN',
      expected: String(right).slice(0, 120),
      seen: seen.slice(0, 120),
    });
  }
}

/** "Cells that a spreadsheet would compute are escaped." */
function harmless(ctx: Context, answer: Answer, cells: string[][]): void {
  const formula = cells.flat().find((cell) => /^[=+@]\D/.test(cell) || /^=/.test(cell));
  if (formula === undefined) return;
  tell(ctx, answer, {
    cause: 'a table holds a cell that a spreadsheet computes',
    severity: 'UNSAFE',
    expected: 'such cells are escaped',
    seen: formula.slice(0, 120),
  });
}
