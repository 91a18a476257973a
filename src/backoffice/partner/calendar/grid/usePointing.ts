import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { only, type Place, type Selection } from './steps';

/** By which part a bar is taken. */
export type Grip = 'move' | 'start' | 'end';

interface Pointing {
  name: number;
  day: number;
  days: number;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  carrying: Carrying;
}

/** What becomes of a bar that the mouse takes and carries elsewhere. */
export interface Carrying {
  onLift: (grip: Grip, place: Place) => void;
  onCarry: (to: { row: number; columns: number }) => void;
  onDrop: () => void;
}

const EDGE = 8;
/** A press that moves less is a press. */
const MIN_MOVE = 5;

/** The mouse chooses a cell, with Shift or drawn over others all between; bars are carried. A finger chooses one. */
export function usePointing({ name, day, days, selection, onSelect, carrying }: Pointing) {
  const taken = useRef<{ grip: Grip; place: Place; x: number; y: number } | null>(null);
  const isLifted = useRef(false);
  const drop = useEffectEvent(() => {
    taken.current = null;
    if (!isLifted.current) return;
    isLifted.current = false;
    carrying.onDrop();
  });
  useEffect(() => {
    // Always, as it may be let go before it has been drawn that it was taken.
    const listen = () => drop();
    document.addEventListener('mouseup', listen);
    return () => document.removeEventListener('mouseup', listen);
  }, []);

  const placeOf = ({ target, clientX }: MouseEvent): Place | undefined => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    if (!row) return undefined;
    const left = row.getBoundingClientRect().left + name;
    return { row: Number(row.dataset['row']), column: Math.floor((clientX - left) / day) };
  };
  /** A bar begins in the middle of its first day, and its name lies over no day at all. */
  const cellPlaceOf = (event: MouseEvent): Place | undefined => {
    const place = placeOf(event);
    if (!place) return undefined;
    const cell = (event.target as Element).closest('[role="gridcell"]');
    const start = Number(cell?.getAttribute('aria-colindex') ?? place.column + 2) - 2;
    const span = Number(cell?.getAttribute('aria-colspan') ?? 1);
    const column = cell ? Math.min(start + span - 1, Math.max(start, place.column)) : place.column;
    return column < 0 || column >= days ? undefined : { row: place.row, column };
  };

  return {
    onMouseDown: (event: MouseEvent) => {
      taken.current = null;
      const place = event.button === 0 ? cellPlaceOf(event) : undefined;
      if (!place) return;
      onSelect(event.shiftKey ? { anchor: selection.anchor, head: place } : only(place));
      const under = placeOf(event);
      const grip = gripOf(event);
      if (grip && under) {
        taken.current = { grip, place: under, x: event.clientX, y: event.clientY };
      }
    },
    onMouseMove: (event: MouseEvent) => {
      if (event.buttons !== 1) return;
      const bar = taken.current;
      const place = bar ? placeOf(event) : cellPlaceOf(event);
      if (!place) return;
      if (!bar) {
        const { row, column } = selection.head;
        const isNew = place.row !== row || place.column !== column;
        if (isNew) onSelect({ anchor: selection.anchor, head: place });
        return;
      }
      if (!isLifted.current) {
        if (Math.hypot(event.clientX - bar.x, event.clientY - bar.y) < MIN_MOVE) return;
        isLifted.current = true;
        carrying.onLift(bar.grip, selection.head);
      }
      carrying.onCarry({ row: place.row, columns: place.column - bar.place.column });
    },
  };
}

/** Its edges are its start and its end. */
function gripOf({ target, clientX, shiftKey }: MouseEvent): Grip | undefined {
  const bar = target instanceof Element ? target.closest('[data-bar]') : null;
  if (!bar || shiftKey) return undefined;
  const { left, right } = bar.getBoundingClientRect();
  if (right - clientX <= EDGE) return 'end';
  return clientX - left <= EDGE ? 'start' : 'move';
}
