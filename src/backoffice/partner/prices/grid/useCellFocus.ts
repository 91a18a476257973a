import { useCallback, useEffect, useRef } from 'react';
import type { Selection } from './selection';

export const cellId = (row: number, column: number): string => `night-${row}-${column}`;

/** The focus follows the selection once it is within the grid; the answer brings it back there. */
export function useCellFocus({ head }: Selection): () => void {
  const { row, column } = head;
  const isFirst = useRef(true);
  const focus = useCallback(
    () => document.getElementById(cellId(row, column))?.focus(),
    [row, column],
  );
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else focus();
  }, [focus]);
  return focus;
}
