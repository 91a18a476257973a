import { useEffect, useState, useSyncExternalStore } from 'react';
import { liveTexts as texts } from '../../../i18n/en/partner/live';

const TICK_MS = 5000;

interface LiveStateProps {
  isConnected: boolean;
  /** When what is shown came; undefined before. */
  updated: number | undefined;
}

/** How fresh the page is. */
export function LiveState({ isConnected, updated }: LiveStateProps) {
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
  const now = useNow();
  if (!isOnline) return <span>{texts.offline}</span>;
  if (isConnected) return <span>{texts.live}</span>;
  if (updated === undefined) return null;
  return <span>{texts.updated(Math.max(0, Math.round((now - updated) / 1000)))}</span>;
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function onNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
