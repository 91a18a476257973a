import type { Row } from '../grid/rows';

/** The room so many rooms further down, or the last one there is. */
export function roomRow(rows: readonly Row[], from: number, by: number): number {
  const step = Math.sign(by);
  let at = from;
  for (let left = Math.abs(by); left > 0; left -= 1) {
    let next = at + step;
    while (rows[next]?.kind === 'type') next += step;
    if (!rows[next]) return at;
    at = next;
  }
  return at;
}

/** As many rooms further down as there are for all of them: they stay as far from each other as they were. */
export function roomsWithin(
  rows: readonly Row[],
  lifted: readonly { row: number }[],
  by: number,
): number {
  const places = lifted.map(({ row }) => roomsUpTo(rows, row));
  const last = roomsUpTo(rows, rows.length) - 1;
  return Math.min(last - Math.max(...places), Math.max(-Math.min(...places), by));
}

/** How many rooms stand above a row. */
export const roomsUpTo = (rows: readonly Row[], row: number): number =>
  rows.slice(0, row).filter(({ kind }) => kind === 'room').length;
