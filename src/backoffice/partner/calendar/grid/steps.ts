import { cellAt } from './cells';
import { wordsOfNight } from './rateWords';
import { isFirstOfType, type Row, type TypeRow } from './rows';

/** A row and a column of the grid. */
export interface Place {
  row: number;
  column: number;
}

/** The cells between two places; `head` has the focus. */
export interface Selection {
  anchor: Place;
  head: Place;
}

interface Key {
  key: string;
  ctrl: boolean;
}

export interface Size {
  days: number;
  /** How many rows are seen at a time. */
  page: number;
  /** The column of today; undefined while it is not shown. */
  today: number | undefined;
}

export const only = (place: Place): Selection => ({ anchor: place, head: place });

/** Where a key leads from a place; undefined for keys that lead nowhere. */
export function placeAfter(
  rows: readonly Row[],
  from: Place,
  { key, ctrl }: Key,
  size: Size,
): Place | undefined {
  const next = ctrl ? withControl(rows, from, key, size) : plain(rows, from, key, size);
  if (!next) return undefined;
  return {
    row: Math.min(rows.length - 1, Math.max(0, next.row)),
    column: Math.min(size.days - 1, Math.max(0, next.column)),
  };
}

function plain(
  rows: readonly Row[],
  { row, column }: Place,
  key: string,
  { days, page }: Size,
): Place | undefined {
  const cell = rows[row] && cellAt(rows[row], column, days);
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: (cell?.start ?? column) - 1 };
    case 'ArrowRight':
      return { row, column: cell?.end ?? column + 1 };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: days - 1 };
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      return { row: row + page, column };
    default:
      return undefined;
  }
}

/** To the next change in the row, the next type, today in the first row, and the end. */
function withControl(
  rows: readonly Row[],
  { row, column }: Place,
  key: string,
  { days, today }: Size,
): Place | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { row, column: changeBefore(rows[row], column, days) };
    case 'ArrowRight':
      return { row, column: changeAfter(rows[row], column, days) };
    case 'ArrowUp':
      return { row: rows.findLastIndex((one, at) => at < row && isFirstOfType(one)), column };
    case 'ArrowDown': {
      const next = rows.findIndex((one, at) => at > row && isFirstOfType(one));
      return { row: next === -1 ? rows.length - 1 : next, column };
    }
    case 'Home':
      return { row: 0, column: today ?? 0 };
    case 'End':
      return { row: rows.length - 1, column: days - 1 };
    default:
      return undefined;
  }
}

/** The first column after this one with another thing in it. */
function changeAfter(row: Row | undefined, column: number, days: number): number {
  if (!row) return days - 1;
  if (row.kind === 'type') return otherNight(row, column, 1) ?? days - 1;
  const { piece, end } = cellAt(row, column, days);
  if (piece) return end;
  return row.pieces.find(({ start }) => start > column)?.start ?? days - 1;
}

function changeBefore(row: Row | undefined, column: number, days: number): number {
  if (!row) return 0;
  if (row.kind === 'type') return otherNight(row, column, -1) ?? 0;
  const { piece, start } = cellAt(row, column, days);
  if (piece) return start - 1;
  return (row.pieces.findLast((one) => one.end <= column)?.end ?? 1) - 1;
}

/** The nearest night to that side of which a type's row says something else: a price, a rule, or how many rooms are left. */
function otherNight({ type, said }: TypeRow, column: number, step: 1 | -1): number | undefined {
  const wordsAt = (at: number) => {
    const night = type.nights[at];
    return night && wordsOfNight(night, type, said);
  };
  const here = wordsAt(column);
  let at = column + step;
  while (at in type.nights && wordsAt(at) === here) at += step;
  return at in type.nights ? at : undefined;
}

/** The first and last row and column of a selection. */
export function endsOf({ anchor, head }: Selection) {
  return {
    rows: [Math.min(anchor.row, head.row), Math.max(anchor.row, head.row)] as const,
    columns: [Math.min(anchor.column, head.column), Math.max(anchor.column, head.column)] as const,
  };
}
