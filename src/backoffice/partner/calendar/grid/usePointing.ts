import { useEffect, useEffectEvent, useRef, type MouseEvent, type RefObject } from 'react';
import { only, type Place, type Selection } from './steps';
import type { Carrying, Grip } from './carrying';
import { useLongPress } from './useLongPress';

/** What of a mouse or a finger says where it is. */
type Pointed = { target: EventTarget | null; clientX: number };

interface Pointing {
  grid: RefObject<HTMLElement | null>;
  name: number;
  day: number;
  days: number;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** Chooses a stay beside others. */
  onChoose: (place: Place) => void;
  carrying: Carrying;
}

const EDGE = 8;
/** A press that moves less is a press. */
const MIN_MOVE = 5;

/** The mouse chooses a cell, with Shift or drawn over others all between; bars are carried. A finger chooses one, and carries what it rests on. */
export function usePointing(pointing: Pointing) {
  const { grid, name, day, days, selection, onSelect, onChoose, carrying } = pointing;
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

  const placeOf = ({ target, clientX }: Pointed): Place | undefined => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    if (!row) return undefined;
    const left = row.getBoundingClientRect().left + name;
    return { row: Number(row.dataset['row']), column: Math.floor((clientX - left) / day) };
  };
  /** A bar begins in the middle of its first day, and its name lies over no day at all. */
  const cellPlaceOf = (event: Pointed): Place | undefined => {
    const place = placeOf(event);
    if (!place) return undefined;
    const cell = (event.target as Element | null)?.closest('[role="gridcell"]');
    const start = Number(cell?.getAttribute('aria-colindex') ?? place.column + 2) - 2;
    const span = Number(cell?.getAttribute('aria-colspan') ?? 1);
    const column = cell ? Math.min(start + span - 1, Math.max(start, place.column)) : place.column;
    return column < 0 || column >= days ? undefined : { row: place.row, column };
  };

  const pointedAt = ({ x, y }: { x: number; y: number }): Pointed => {
    return { target: document.elementFromPoint(x, y), clientX: x };
  };
  useLongPress({
    ...{ grid, onSelect, carrying },
    placeAt: (point) => placeOf(pointedAt(point)),
    cellAt: (point) => {
      const pointed = pointedAt(point);
      const place = cellPlaceOf(pointed);
      return place && { place, isBar: isOnBar(pointed) };
    },
  });
  return {
    onMouseDown: (event: MouseEvent) => {
      taken.current = null;
      const place = event.button === 0 ? cellPlaceOf(event) : undefined;
      if (!place) return;
      if ((event.ctrlKey || event.metaKey) && isOnBar(event)) return onChoose(place);
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

const isOnBar = ({ target }: Pointed) =>
  target instanceof Element && target.closest('[data-bar]') !== null;

/** Its edges are its start and its end. */
function gripOf({ target, clientX, shiftKey }: MouseEvent): Grip | undefined {
  const bar = target instanceof Element ? target.closest('[data-bar]') : null;
  if (!bar || shiftKey) return undefined;
  const { left, right } = bar.getBoundingClientRect();
  if (right - clientX <= EDGE) return 'end';
  return clientX - left <= EDGE ? 'start' : 'move';
}
