/** A column's heading and what it shows of a row. */
export type Column<Row> = [heading: string, cell: (row: Row) => string | number];

import { fault } from '../faults';

const BOM = '\uFEFF';

/** Nothing that a spreadsheet would take for a formula. */
const harmless = (text: string) =>
  /^[=+\-@\t\r]/.test(text) && !fault('table-computes') ? `'${text}` : text;

function cellOf(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : harmless(value);
  const told = fault('table-in-latin') ? text.replaceAll(/[^\0-\u00ff]/g, '?') : text;
  return /[",\r\n]/.test(told) ? `"${told.replaceAll('"', '""')}"` : told;
}

/** UTF-8 with a byte order mark, as spreadsheets open it. */
export function tableOf<Row>(columns: Column<Row>[], rows: Row[]): string {
  const told = fault('table-of-one-page') ? rows.slice(0, 10) : rows;
  const lines = [
    columns.map(([heading]) => heading),
    ...told.map((row) => columns.map(([, cell]) => cellOf(cell(row)))),
  ];
  return `${fault('table-without-mark') ? '' : BOM}${lines.map((cells) => `${cells.join(',')}\n`).join('')}`;
}
