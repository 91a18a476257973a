import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { rowElements } from './rowElements';

/**
 * The focus stays among the rows when what had it goes: a row that no longer matches the filter gives
 * it to the one in its place, a button that is done to its row, and the last row to what then says
 * that there is none. Answers what the element around the rows listens with.
 */
export function useHeldFocus(around: HTMLElement | null) {
  const had = useRef<{ key: string | undefined; place: number } | null>(null);

  // What goes, goes with any answer.
  useLayoutEffect(() => {
    if (!around || !had.current || document.activeElement !== document.body) return;
    const { key, place } = had.current;
    const rows = rowElements(around);
    const same = rows.find((row) => row.dataset['rowKey'] === key);
    const next = rows[Math.min(place, rows.length - 1)];
    (same ?? next ?? around.querySelector<HTMLElement>('[tabindex="-1"]'))?.focus();
  });

  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      const row = target.closest<HTMLElement>('tr[data-row-key]');
      had.current = {
        key: row?.dataset['rowKey'],
        place: row ? rowElements(currentTarget).indexOf(row) : 0,
      };
    },
    // Nothing is said of what is gone, only of what somebody left.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) had.current = null;
    },
  };
}
