import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { withoutUndefined } from '../../../ui/withoutUndefined';
import type { Columns } from './drawn';
import { inSight, seenFrom, type Seen } from './inSight';

const MORE_ROWS = 3;
const MORE_DAYS = 2;

/** Of the whole grid. */
interface GridSeen {
  rows: Seen;
  columns: Seen;
}

interface GridWindow {
  rows: Columns;
  columns: Columns;
}

interface Starts {
  /** Where each row begins, and where the last one ends. */
  tops: readonly number[];
  /** Of each day. */
  lefts: readonly number[];
}

const nothing: Seen = { from: 0, size: 0 };
const unseen: GridSeen = { rows: nothing, columns: nothing };

/**
 * Which rows and columns are in sight of what scrolls them. It is looked at when it is scrolled or resized: to read it at
 * another time has the page laid out.
 */
export function useGridWindow(scroller: RefObject<HTMLElement | null>, { tops, lefts }: Starts) {
  const seen = useRef(unseen);
  const [shown, setShown] = useState(() => windowOf(unseen, { tops, lefts }));
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return undefined;
    const look = () => {
      seen.current = {
        rows: { from: current.scrollTop, size: current.clientHeight },
        columns: { from: current.scrollLeft, size: current.clientWidth },
      };
      const next = windowOf(seen.current, { tops, lefts });
      setShown((now) => (isSame(now, next) ? now : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [scroller, tops, lefts]);
  const reveal = useCallback(
    (row: number, column?: number) => {
      const top = seenFrom(tops, row, seen.current.rows);
      const left = column === undefined ? column : seenFrom(lefts, column, seen.current.columns);
      if (top === undefined && left === undefined) return;
      const { current } = scroller;
      current?.scrollTo(withoutUndefined({ top, left }));
    },
    [scroller, tops, lefts],
  );
  return { ...shown, reveal };
}

const windowOf = ({ rows, columns }: GridSeen, { tops, lefts }: Starts): GridWindow => ({
  rows: inSight(tops, rows, MORE_ROWS),
  columns: inSight(lefts, columns, MORE_DAYS),
});

const isSame = (a: GridWindow, b: GridWindow) =>
  isSameSpan(a.rows, b.rows) && isSameSpan(a.columns, b.columns);

const isSameSpan = (a: Columns, b: Columns) => a.first === b.first && a.end === b.end;
