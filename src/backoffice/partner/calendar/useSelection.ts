import { useCallback, useState } from 'react';
import type { Face } from './useCalendarWindow';
import { isFocusFree } from './grid/isFocusFree';
import type { Row } from './grid/rows';
import { only, type Place, type Selection } from './grid/steps';

const start: Place = { row: 0, column: 0 };

type Asked = {
  rows: readonly Row[];
  days: number;
  face: Face;
  /** Whether the rows are there. */
  isReady: boolean;
  /** Where the address has it begin, once they are. */
  begun: () => Place | undefined;
};

/**
 * What is selected: it stays with its rooms and types when others come or go above them. Within rows and days that may have
 * become fewer; another face begins anew.
 */
export function useSelection({ rows, days, face, isReady, begun }: Asked) {
  const kept = useCallback(
    ({ anchor, head }: Selection) => ({
      selection: { anchor, head },
      keys: { anchor: rows[anchor.row]?.key, head: rows[head.row]?.key },
    }),
    [rows],
  );
  const begin = () => {
    const place = isReady ? begun() : undefined;
    const focused = place && isFocusFree() ? 1 : 0;
    return { face, ...kept(only(place ?? start)), focused, isChosen: false };
  };
  const [state, setState] = useState(begin);
  const [hasBegun, setHasBegun] = useState(isReady);
  if (isReady && !hasBegun) {
    setHasBegun(true);
    // What was asked for meanwhile stands, and is there now.
    setState(({ selection, focused, isChosen }) =>
      isChosen ? { face, ...kept(selection), focused, isChosen } : begin(),
    );
  }
  const { selection, keys } = state.face === face ? state : kept(only(start));
  return {
    selection: {
      anchor: placeNow(selection.anchor, { key: keys.anchor, rows, days }),
      head: placeNow(selection.head, { key: keys.head, rows, days }),
    },
    /** Grows with every call for the focus. */
    focused: state.focused,
    /** Whether somebody has chosen it here. */
    isChosen: state.isChosen && state.face === face,
    select: useCallback(
      (next: Selection, withFocus = false) =>
        setState(({ focused }) => ({
          ...{ face, ...kept(next), isChosen: true },
          focused: focused + (withFocus ? 1 : 0),
        })),
      [face, kept],
    ),
  };
}

/** Where the row of that key is now, or the one that has come in its place. */
export function placeNow(
  { row, column }: Place,
  { key, rows, days }: { key: string | undefined; rows: readonly Row[]; days: number },
): Place {
  const isThere = rows[row]?.key === key;
  const now = isThere ? row : rows.findIndex((one) => one.key === key);
  return {
    row: now === -1 ? Math.max(0, Math.min(rows.length - 1, row)) : now,
    column: Math.min(days - 1, column),
  };
}
