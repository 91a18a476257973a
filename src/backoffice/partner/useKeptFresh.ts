import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const MAX_AGE_MS = 60_000;

interface Answer {
  /** When it was last asked for; undefined while it has not been. */
  startedTimeStamp?: number | undefined;
  refetch: () => unknown;
}

/** Asks again for an answer that is a minute old, while the page is seen; a hidden page asks nothing. */
export function useKeptFresh({ startedTimeStamp, refetch }: Answer, wanted = true): void {
  const visible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const askAgain = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (!visible || !wanted || startedTimeStamp === undefined) return undefined;
    const wait = Math.max(0, startedTimeStamp + MAX_AGE_MS - Date.now());
    const timer = setTimeout(() => askAgain(), wait);
    return () => clearTimeout(timer);
  }, [visible, wanted, startedTimeStamp]);
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
