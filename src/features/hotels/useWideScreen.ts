import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 768px)';
const canAsk = () => typeof window.matchMedia === 'function';

function onChange(notify: () => void): () => void {
  if (!canAsk()) return () => undefined;
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether there is room for things beside each other; follows the window. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(onChange, () => canAsk() && window.matchMedia(WIDE).matches);
}
