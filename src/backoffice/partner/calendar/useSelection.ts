import { useState } from 'react';
import type { Face } from './useCalendarWindow';
import { only, type Place, type Selection } from './grid/steps';

const start: Place = { row: 0, column: 0 };

/** What is selected, within rows and days that may have become fewer; another face begins anew. */
export function useSelection(rows: number, days: number, face: Face) {
  const [state, setState] = useState({ face, selection: only(start), focused: 0 });
  const { selection } = state.face === face ? state : { selection: only(start) };
  const within = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.min(days - 1, column),
  });
  return {
    selection: { anchor: within(selection.anchor), head: within(selection.head) },
    /** Grows with every call for the focus. */
    focused: state.focused,
    select: (next: Selection, withFocus = false) =>
      setState({ face, selection: next, focused: state.focused + (withFocus ? 1 : 0) }),
  };
}
