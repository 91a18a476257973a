import { useState } from 'react';
import type { Day } from '../../../../domain/stays/stay';
import type { CalendarBar } from '../../../api/partner';
import { cellAt } from './grid/cells';
import type { Row } from './grid/rows';
import { only, type Place, type Selection } from './grid/steps';

type FollowedStay = {
  rows: readonly Row[];
  shown: { from: Day; days: number };
  selection: Selection;
  select: (next: Selection) => void;
};

/**
 * The selection goes with the stay that is selected: one that is refused goes back to where it was, and one that is taken
 * back too. What a key does next is meant for it, not for what lies in its place.
 */
export function useFollowedStay({ rows, shown, selection, select }: FollowedStay): void {
  const { anchor, head } = selection;
  const isOne = anchor.row === head.row && anchor.column === head.column;
  const bar = isOne ? barAt(rows, head, shown.days) : undefined;
  // Other days are another place: who looks at them has not moved a stay.
  const place = `${rows[head.row]?.key} ${head.column} ${shown.from}`;
  const [seen, setSeen] = useState({ rows, place, bar });
  if (seen.rows === rows && seen.place === place) return;
  setSeen({ rows, place, bar });
  if (seen.place !== place || !seen.bar || (bar && isSame(seen.bar, bar))) return;
  const now = placeOf(rows, seen.bar, shown.days);
  if (now) select(only(now));
}

function barAt(rows: readonly Row[], { row, column }: Place, days: number) {
  const at = rows[row];
  return at && cellAt(at, column, days).piece?.bar;
}

const isSame = (a: CalendarBar, b: CalendarBar) =>
  a.bookingId === b.bookingId && a.position === b.position;

/** Undefined where it is not shown, or lies in several rooms. */
function placeOf(rows: readonly Row[], bar: CalendarBar, days: number): Place | undefined {
  const places = rows.flatMap((row, index) =>
    (row.kind === 'room' ? row.pieces : [])
      .filter((piece) => piece.bar && isSame(piece.bar, bar))
      .map(({ start, end }) => ({ row: index, start, end })),
  );
  const [one, another] = places;
  if (!one || another || one.end <= 0 || one.start >= days) return undefined;
  return { row: one.row, column: Math.max(0, one.start) };
}
