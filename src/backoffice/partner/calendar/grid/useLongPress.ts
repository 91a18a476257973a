import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Carrying } from './carrying';
import type { Place, Selection } from './steps';

const LONG_MS = 450;
/** A finger that goes further scrolls. */
const MAX_MOVE = 8;

interface Point {
  x: number;
  y: number;
}

type LongPressOf = {
  grid: RefObject<HTMLElement | null>;
  /** The cell under a point, and whether a stay lies there. */
  cellAt: (point: Point) => { place: Place; isBar: boolean } | undefined;
  /** The row and the column under a point, whatever lies there. */
  placeAt: (point: Point) => Place | undefined;
  onSelect: (selection: Selection) => void;
  carrying: Carrying;
};

interface Press {
  start: Point;
  from: Place;
  under: Place;
  isBar: boolean;
  timer: ReturnType<typeof setTimeout>;
  /** Whether it has been held for long, and since then carried elsewhere. */
  isHeld: boolean;
  isCarried: boolean;
}

/** A finger that rests lifts a stay, or begins a selection, and carries it on; one that does not scrolls. */
export function useLongPress({ grid, cellAt, placeAt, onSelect, carrying }: LongPressOf): void {
  const hold = useEffectEvent((press: Press) => {
    press.isHeld = true;
    onSelect({ anchor: press.from, head: press.from });
    if (press.isBar) carrying.onLift('move', press.from);
  });
  const carry = useEffectEvent((press: Press, point: Point) => {
    const place = placeAt(point);
    if (!place) return;
    const columns = place.column - press.under.column;
    if (press.isBar) carrying.onCarry({ row: place.row, columns });
    else onSelect({ anchor: press.from, head: place });
    press.isCarried ||= columns !== 0 || place.row !== press.under.row;
  });
  const begin = useEffectEvent((start: Point): Press | null => {
    const [cell, under] = [cellAt(start), placeAt(start)];
    if (!cell || !under) return null;
    const press: Press = {
      ...{ start, under, from: cell.place, isBar: cell.isBar, isHeld: false, isCarried: false },
      timer: setTimeout(() => hold(press), LONG_MS),
    };
    return press;
  });
  // What is only lifted stays so, for the buttons.
  const end = useEffectEvent((press: Press) => {
    if (press.isBar && press.isCarried) carrying.onDrop();
  });
  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    let press: Press | null = null;
    const forget = () => {
      if (press) clearTimeout(press.timer);
      press = null;
    };
    const pointOf = ({ clientX: x, clientY: y }: Touch): Point => ({ x, y });
    const on = {
      touchstart: ({ touches }: TouchEvent) => {
        forget();
        const [touch, ...more] = touches;
        if (touch && more.length === 0) press = begin(pointOf(touch));
      },
      touchmove: (event: TouchEvent) => {
        const [touch] = event.touches;
        if (!press || !touch) return;
        const point = pointOf(touch);
        if (press.isHeld) {
          event.preventDefault();
          carry(press, point);
        } else if (Math.hypot(point.x - press.start.x, point.y - press.start.y) > MAX_MOVE)
          forget();
      },
      touchend: (event: TouchEvent) => {
        if (press?.isHeld) {
          // Else it would be a press of the mouse, too.
          event.preventDefault();
          end(press);
        }
        forget();
      },
      touchcancel: forget,
    };
    const onMenu = (event: Event) => press && event.preventDefault();
    for (const [type, listener] of Object.entries(on)) {
      element.addEventListener(type, listener as EventListener, { passive: false });
    }
    element.addEventListener('contextmenu', onMenu);
    return () => {
      forget();
      for (const [type, listener] of Object.entries(on)) {
        element.removeEventListener(type, listener as EventListener);
      }
      element.removeEventListener('contextmenu', onMenu);
    };
  }, [grid]);
}
