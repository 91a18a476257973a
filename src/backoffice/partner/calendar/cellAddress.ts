import { addDays, nightsBetween, type Day } from '../../../../domain/stays/stay';
import { dayText } from '../../../../site/filterReaders';
import type { Row } from './grid/rows';
import type { Place } from './grid/steps';

/** The days that are shown: from the first on, so many. */
interface Days {
  from: Day;
  days: number;
}

/** What the address says of a cell: `101/2026-12-24`, and for a type `type-3/2026-12-24`. */
export function cellText(rows: readonly Row[], { row, column }: Place, { from }: Days): string {
  const at = rows[row];
  return at ? `${nameOf(at)}/${addDays(from, column)}` : '';
}

/** Where that cell is; undefined when its row or its day is not shown. */
export function placeOfCell(
  rows: readonly Row[],
  text: string,
  { from, days }: Days,
): Place | undefined {
  const slash = text.lastIndexOf('/');
  const day = dayText(text.slice(slash + 1));
  const row = rows.findIndex((one) => nameOf(one) === text.slice(0, Math.max(0, slash)));
  const column = day === undefined ? -1 : nightsBetween(from, day);
  return row >= 0 && column >= 0 && column < days ? { row, column } : undefined;
}

const nameOf = (row: Row) => (row.kind === 'room' ? row.room.roomNumber : row.key);
