import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Whoever goes on at once leaves no trace: to say it draws the whole page. */
const REST_MS = 400;

type CellAddress = {
  /** The cell that is selected, as the address says it; null while nobody has chosen one. */
  cell: string | null;
  /** Whether the cells are there. */
  isReady: boolean;
  /** The address says another one: somebody went back. */
  onAsked: (cell: string) => void;
};

/** Says in the address which cell is selected, once that rests, in the place of the cell before it. */
export function useCellAddress({ cell, isReady, onAsked }: CellAddress): void {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const asked = params.get('cell');
  const said = useRef(asked);
  const say = useEffectEvent((next: string) => {
    // Another page has been opened, and is still being fetched: its entry is not ours.
    if (window.location.pathname !== pathname) return;
    said.current = next;
    // As the address is now: what was opened a moment ago may not have been drawn yet.
    const now = new URLSearchParams(window.location.search);
    now.set('cell', next);
    // A drawer that was opened from here is still one.
    const { usr: state } = (window.history.state ?? {}) as { usr?: unknown };
    setParams(now, { replace: true, state });
  });
  const drawer = params.get('booking');
  const drawerBefore = useRef(drawer);
  const follow = useEffectEvent((to: string) => {
    const isDrawers = drawerBefore.current !== drawer;
    // A drawer opens and closes with an address that may be older than what was chosen before.
    said.current = to;
    if (!isDrawers || cell === null) onAsked(to);
  });
  useEffect(() => {
    if (!isReady) return;
    if (asked !== null && asked !== said.current) follow(asked);
    drawerBefore.current = drawer;
  }, [isReady, asked, drawer]);
  useEffect(() => {
    if (cell === null || cell === asked) return undefined;
    const timer = setTimeout(() => say(cell), REST_MS);
    return () => clearTimeout(timer);
  }, [cell, asked]);
}
