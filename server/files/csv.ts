import { stringify } from 'csv-stringify/sync';

/** A column's heading and what it shows of a row. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => string | number];

/**
 * Rows as CSV that spreadsheets open as they are: UTF-8 with a byte order mark, and no cell that
 * they would take for a formula.
 */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return stringify(
    rows.map((row) => columns.map(([, cell]) => cell(row))),
    {
      bom: true,
      header: true,
      columns: columns.map(([heading]) => heading),
      escape_formulas: true,
    },
  );
}
