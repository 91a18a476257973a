import { useEffect, useLayoutEffect, useRef } from 'react';
import { rowElements } from './rowElements';

/**
 * The focus stays among the rows when what had it goes: a row that no longer matches the filter gives
 * it to the one in its place, a button that is done to its row, and the last row to what then says
 * that there is none.
 */
export function useHeldFocus(around: HTMLElement | null): void {
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

  // React is deaf while it changes the page, which is when a dialog that closes gives the focus back.
  useEffect(() => {
    if (!around) return undefined;
    const onFocus = ({ target }: FocusEvent) => {
      const row = (target as Element).closest<HTMLElement>('tr[data-row-key]');
      const place = row ? rowElements(around).indexOf(row) : 0;
      had.current = { key: row?.dataset['rowKey'], place };
    };
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      const left = had.current;
      if (relatedTarget instanceof Node && around.contains(relatedTarget)) return;
      // A browser may say this of what is being taken away, too.
      queueMicrotask(() => {
        if (had.current === left && (target as Element).isConnected) had.current = null;
      });
    };
    around.addEventListener('focusin', onFocus);
    around.addEventListener('focusout', onBlur);
    return () => {
      around.removeEventListener('focusin', onFocus);
      around.removeEventListener('focusout', onBlur);
    };
  }, [around]);
}
