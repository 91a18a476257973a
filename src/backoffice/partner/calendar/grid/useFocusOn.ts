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
  useEffect(() => {
    const at = rows[row];
    const grid = scroller.current;
    if (!isWithin.current || !at || !grid) return;
    const { start } = cellAt(at, column, days);
    const cell = grid.querySelector<HTMLElement>(`#${cellId(row, start)}`);
    if (cell && cell !== document.activeElement) cell.focus({ preventScroll: true });
  }, [rows, row, column, focused, days, scroller]);
  return {
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      if (relatedTarget)
        isWithin.current = scroller.current?.contains(relatedTarget as Node) ?? false;
    },
  };
}
