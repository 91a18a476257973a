import { SAME_MOMENT_MS, type Difference } from './compare';
import type { Names } from './names';

const MOMENTS = /\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|\+07:00)?/g;
/** A table may tell them to the minute. */
const MINUTE_MS = 60_000;
/** A number that each server gives, and what each writes in its own way. */
const OWN = /^(id|discount|rooms)$/i;
const CELL = /("(?:[^"]|"")*"|[^,"\r\n]*)(,|\r?\n)/g;

/** The first line of a table for a spreadsheet that is another, in the columns that both have. */
export function compareTables(names: Names, seen: string, expected: string): Difference[] {
  const [own, others] = [rowsOf(names.inReference(seen)), rowsOf(expected)];
  const [head = [], ...rows] = others;
  const columns = head.filter((name) => own[0]?.includes(name) && !OWN.test(name));
  // Equal ones stand in no order.
  const lines = (table: string[][]) =>
    table
      .slice(1)
      .map((row) => columns.map((name) => row[table[0]!.indexOf(name)]).join())
      .toSorted();
  const [mine, theirs] = [lines(own), lines(others)];
  const at = theirs.findIndex((line, i) => !isSameLine(line, mine[i] ?? ''));
  if (at < 0 && own.length === others.length) return [];
  const first = at < 0 ? rows.length : at;
  return [{ path: 'a line', expected: theirs[first], seen: mine[first] }];
}

/** Cells by row; what is quoted may hold a comma or a line's end. */
function rowsOf(table: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of `${table.replace('\uFEFF', '').trim()}\n`.matchAll(CELL)) {
    const text = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    rows.at(-1)!.push(text);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

function isSameLine(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.replaceAll(MOMENTS, '…') !== other.replaceAll(MOMENTS, '…')) return false;
  const [moments, others] = [one, other].map((line) => line.match(MOMENTS) ?? []);
  return moments!.every(
    (moment, i) =>
      Math.abs(Date.parse(moment) - Date.parse(others![i]!)) < SAME_MOMENT_MS + MINUTE_MS,
  );
}
