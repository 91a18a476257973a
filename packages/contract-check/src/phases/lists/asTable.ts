import { expectStatus, tell, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import type { Json } from '../../json';
import { TABLES } from './columns';
import { sameSet, type OwnSet, type Query } from './set';
import { rowsOfTable } from './table';

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
