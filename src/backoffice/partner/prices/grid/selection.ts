/** A place in the grid: a type's row, a night's column. */
export interface Place {
  row: number;
  column: number;
}

/** The nights between two places; `head` has the focus. */
export interface Selection {
  anchor: Place;
  head: Place;
}

interface Size {
  rows: number;
  columns: number;
}

const STEPS: Readonly<Record<string, [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-Infinity, 0],
  PageDown: [Infinity, 0],
};

export const only = (place: Place): Selection => ({ anchor: place, head: place });

/** Where a key leads: with Shift it widens the selection. Undefined for keys that mean something else. */
export function selectionAfter(
  { anchor, head }: Selection,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { rows, columns }: Size,
): Selection | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  const next = {
    row: within(head.row + step[0], rows),
    column: within(head.column + step[1], columns),
  };
  return shiftKey ? { anchor, head: next } : only(next);
}

/** The selection in a grid of so many rows. */
export function withinRows({ anchor, head }: Selection, rows: number): Selection {
  const clamped = (place: Place): Place => ({ ...place, row: Math.min(place.row, rows - 1) });
  return { anchor: clamped(anchor), head: clamped(head) };
}

/** The first and last row and column. */
export function endsOf({ anchor, head }: Selection) {
  return {
    rows: [Math.min(anchor.row, head.row), Math.max(anchor.row, head.row)] as const,
    columns: [Math.min(anchor.column, head.column), Math.max(anchor.column, head.column)] as const,
  };
}

export function isSelected(selection: Selection, { row, column }: Place): boolean {
  const { rows, columns } = endsOf(selection);
  return row >= rows[0] && row <= rows[1] && column >= columns[0] && column <= columns[1];
}
