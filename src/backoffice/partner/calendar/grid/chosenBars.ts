import type { CalendarBar, CalendarRoom } from '../../../../api/partner';
import { cellAt } from './cells';
import { keyOfBar } from './rows';
import type { Piece, Row } from './rows';
import type { Place } from './steps';

/** Stays that are chosen one by one, by the keys of their bars. */
export type Chosen = ReadonlySet<string>;
export const nothing: Chosen = new Set();

/** With the stay in that place, or without it when it was chosen; the same where none lies there. */
export function toggled(
  chosen: Chosen,
  { rows, place, days }: { rows: readonly Row[]; place: Place; days: number },
): Chosen {
  const row = rows[place.row];
  const bar = row && cellAt(row, place.column, days).piece?.bar;
  if (!bar) return chosen;
  const next = new Set(chosen);
  if (!next.delete(keyOfBar(bar))) next.add(keyOfBar(bar));
  return next;
}

/** Whether the stay in that place is one of them. */
export function isChosenAt(
  rows: readonly Row[],
  { chosen, place, days }: { chosen: Chosen; place: Place; days: number },
): boolean {
  const row = rows[place.row];
  const bar = row && cellAt(row, place.column, days).piece?.bar;
  return bar !== undefined && chosen.has(keyOfBar(bar));
}

/** Where they are, each with its row. */
export function placesOf(rows: readonly Row[], chosen: Chosen): { row: number; piece: Piece }[] {
  return rows.flatMap((row, index) =>
    row.kind === 'type'
      ? []
      : row.pieces.flatMap((piece) =>
          piece.bar && chosen.has(keyOfBar(piece.bar)) ? [{ row: index, piece }] : [],
        ),
  );
}

/** Those that are still where they were chosen. */
export function barsOf(
  rows: readonly Row[],
  chosen: Chosen,
): { bar: CalendarBar; room: CalendarRoom }[] {
  if (chosen.size === 0) return [];
  return rows.flatMap((row) =>
    row.kind === 'type'
      ? []
      : row.pieces.flatMap(({ bar }) =>
          bar && chosen.has(keyOfBar(bar)) ? [{ bar, room: row.room }] : [],
        ),
  );
}
