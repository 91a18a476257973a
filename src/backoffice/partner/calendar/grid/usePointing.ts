import type { MouseEvent } from 'react';
import { only, type Place, type Selection } from './steps';

interface Pointing {
  name: number;
  day: number;
  days: number;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

/** The mouse chooses a cell, with Shift or drawn over others all between; a finger's press chooses one. */
export function usePointing({ name, day, days, selection, onSelect }: Pointing) {
  const placeOf = ({ target, clientX }: MouseEvent): Place | undefined => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    if (!row) return undefined;
    const cell = (target as Element).closest('[role="gridcell"]');
    const column = Math.floor((clientX - row.getBoundingClientRect().left - name) / day);
    const start = Number(cell?.getAttribute('aria-colindex') ?? column + 2) - 2;
    const span = Number(cell?.getAttribute('aria-colspan') ?? 1);
    // A bar begins in the middle of its first day.
    const within = cell ? Math.min(start + span - 1, Math.max(start, column)) : column;
    if (within < 0 || within >= days) return undefined;
    return { row: Number(row.dataset['row']), column: within };
  };
  const isDrawn = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest('[data-bar]') === null;
  return {
    onMouseDown: (event: MouseEvent) => {
      const place = event.button === 0 ? placeOf(event) : undefined;
      if (!place) return;
      onSelect(event.shiftKey ? { anchor: selection.anchor, head: place } : only(place));
    },
    onMouseMove: (event: MouseEvent) => {
      if (event.buttons !== 1 || !isDrawn(event)) return;
      const head = placeOf(event);
      const { row, column } = selection.head;
      if (head && (head.row !== row || head.column !== column)) {
        onSelect({ anchor: selection.anchor, head });
      }
    },
  };
}
