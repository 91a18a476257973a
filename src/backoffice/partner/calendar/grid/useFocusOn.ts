import { useEffect, useRef, type RefObject } from 'react';
import { cellAt } from './cells';
import { cellId } from './GridRow';
import { isFocusFree } from './isFocusFree';
import type { Row } from './rows';
import type { Selection } from './steps';

type FocusOn = {
  scroller: RefObject<HTMLDivElement | null>;
  rows: readonly Row[];
  head: Selection['head'];
  focused: number;
  days: number;
  /** What is seen already is not scrolled to. */
  reveal: (row: number, column: number) => void;
};

/** The focus follows the selection, and comes back to its cell when a change has put another in its place. */
export function useFocusOn({ scroller, rows, head, focused, days, reveal }: FocusOn) {
  const isWithin = useRef(false);
  const { row, column } = head;
  const isNew = useRef(true);
  useEffect(() => {
    // One that comes back while somebody types elsewhere leaves the focus there.
    if (focused > 0 && (!isNew.current || isFocusFree())) isWithin.current = true;
    isNew.current = false;
  }, [focused]);
  useEffect(() => {
    const grid = scroller.current;
    const onFocus = () => {
      isWithin.current = true;
    };
    // React does not tell of the focus that a window gives back while it is taken away.
    grid?.addEventListener('focusin', onFocus);
    return () => grid?.removeEventListener('focusin', onFocus);
  }, [scroller]);
  useEffect(() => {
    if (!isWithin.current) return;
    reveal(row, column);
  }, [row, column, focused, reveal]);
  const asked = useRef('');
  useEffect(() => {
    const at = rows[row];
    const grid = scroller.current;
    const place = `${row} ${column} ${focused}`;
    // A cell that goes with a change tells nothing, and something else may have opened with the very change.
    if (asked.current === place && grid && isElsewhere(grid)) isWithin.current = false;
    if (!isWithin.current) asked.current = place;
    if (!isWithin.current || !at || !grid) return;
    const { start } = cellAt(at, column, days);
    const cell = grid.querySelector<HTMLElement>(`#${cellId(row, start)}`);
    // One that is not there yet has the focus once it is.
    if (!cell) return;
    asked.current = place;
    if (cell !== document.activeElement) cell.focus({ preventScroll: true });
  }, [rows, row, column, focused, days, scroller]);
  return {
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      if (relatedTarget)
        isWithin.current = scroller.current?.contains(relatedTarget as Node) ?? false;
    },
  };
}

/** Whether something outside has the focus. */
function isElsewhere(grid: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement !== document.body && !grid.contains(activeElement);
}
