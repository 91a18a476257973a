import { api } from '../api';
import type { AppStore } from './store';

const WATCH_MS = 20_000;
/** A page that comes into sight gets the focus, too. */
const AT_MOST_EVERY_MS = 1000;
/** Whoever was away so long may find other prices. */
const LONG_AWAY_MS = 5 * 60_000;

type Tag = 'Returned' | 'Watched' | 'Priced' | 'Failed';

const isSeen = () => !document.hidden && navigator.onLine;

/**
 * Asks again what others change, by the freshness that is declared beside the cache tags: when the
 * visitor or the network comes back, and what is watched now and then while it is in sight. With the
 * network also what failed, as in a page that began without one. Whether
 * a failing server is to be left alone is the base query's to know. Returns how to stop it.
 */
export function keepFresh({ dispatch }: Pick<AppStore, 'dispatch'>): () => void {
  let leftAt = isSeen() ? undefined : Date.now();
  let wasCutOff = !navigator.onLine;
  let asked = 0;

  const left = () => {
    leftAt ??= Date.now();
    wasCutOff ||= !navigator.onLine;
  };
  const cameBack = () => {
    if (!isSeen()) return left();
    const now = Date.now();
    if (leftAt === undefined || now - asked < AT_MOST_EVERY_MS) return;
    const stale: Tag[] = ['Returned', 'Watched'];
    if (now - leftAt >= LONG_AWAY_MS) stale.push('Priced');
    if (wasCutOff) stale.push('Failed');
    leftAt = undefined;
    wasCutOff = false;
    asked = now;
    dispatch(api.util.invalidateTags(stale));
  };
  const look = () => {
    if (isSeen()) dispatch(api.util.invalidateTags(['Watched']));
  };

  const watch = setInterval(look, WATCH_MS);
  const listeners = { blur: left, offline: left, focus: cameBack, online: cameBack };
  for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener);
  document.addEventListener('visibilitychange', cameBack);
  return () => {
    clearInterval(watch);
    for (const [name, listener] of Object.entries(listeners))
      window.removeEventListener(name, listener);
    document.removeEventListener('visibilitychange', cameBack);
  };
}
