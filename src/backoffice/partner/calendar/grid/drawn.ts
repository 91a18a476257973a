/** Columns of a row: from the first up to, and without, the end. */
export interface Columns {
  first: number;
  end: number;
}

/** Which columns of which rows are drawn, by the row's index. */
export type Drawn = ReadonlyMap<number, Columns>;

/** Rows that are drawn, or drawn wider, in one go: more of them hold up whoever scrolls. */
export const ROWS_AT_ONCE = 2;

/**
 * A step from what is drawn to all columns of all these rows. What is out of sight goes, and a few rows come, those in
 * the middle first; the others stay as they are. The same map once everything is there.
 */
export function drawnNext(drawn: Drawn, rows: readonly number[], { first, end }: Columns): Drawn {
  const isRight = (row: number) => {
    const columns = drawn.get(row);
    return columns?.first === first && columns.end === end;
  };
  const wrong = rows.filter((row) => !isRight(row));
  if (wrong.length === 0 && drawn.size === rows.length) return drawn;
  const middle = rows[rows.length >> 1] ?? 0;
  const toMiddle = (row: number) => Math.abs(row - middle);
  const now = new Set(wrong.toSorted((a, b) => toMiddle(a) - toMiddle(b)).slice(0, ROWS_AT_ONCE));
  const next = new Map<number, Columns>();
  for (const row of rows) {
    const columns = now.has(row) ? { first, end } : drawn.get(row);
    if (columns) next.set(row, columns);
  }
  return next;
}
