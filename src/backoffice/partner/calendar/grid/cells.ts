import type { Piece, Row } from './rows';

/** A cell of a row: its columns from `start` up to, and without, `end`. */
export type Cell = { start: number; end: number; piece?: Piece | undefined };

/** The cells of a row that have a column in `[first, end)`, in their order; those of `days` columns in all. */
export function cellsBetween(
  row: Row,
  { first, end, days }: { first: number; end: number; days: number },
): Cell[] {
  const cells: Cell[] = [];
  let column = first;
  const emptyUntil = (until: number) => {
    for (; column < until; column += 1) cells.push({ start: column, end: column + 1 });
  };
  for (const piece of row.kind === 'room' ? row.pieces : []) {
    const cell = shownOf(piece, days);
    if (!cell || cell.end <= first) continue;
    if (cell.start >= end) break;
    emptyUntil(cell.start);
    cells.push(cell);
    column = cell.end;
  }
  emptyUntil(end);
  return cells;
}

/** The cell of a row that holds a column; of a stay that is put down over another, the one that came last. */
export function cellAt(row: Row, column: number, days: number): Cell {
  const cell = cellsBetween(row, { first: column, end: column + 1, days }).at(-1);
  return cell ?? { start: column, end: column + 1 };
}

/** What a piece takes of the columns shown; undefined when its nights lie before or after them. */
function shownOf(piece: Piece, days: number): Cell | undefined {
  const start = Math.max(0, piece.start);
  const end = Math.min(days, piece.end);
  return start < end ? { start, end, piece } : undefined;
}
