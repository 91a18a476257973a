import { use, useEffect, useState } from 'react';
import { liveTexts as texts } from '../../../i18n/en/partner/live';
import { useIsOnline } from '../../../ui/useIsOnline';
import { LiveContext } from './liveContext';
import styles from './LiveState.module.css';

const TICK_MS = 5000;

interface LiveStateProps {
  /** When what is shown came; undefined before. */
  updated: number | undefined;
}

/** How fresh the page is. */
export function LiveState(props: LiveStateProps) {
  return <span className={styles.state}>{useLiveState(props)}</span>;
}

function useLiveState({ updated }: LiveStateProps): string | undefined {
  const isConnected = use(LiveContext);
  const isOnline = useIsOnline();
  const now = useNow();
  if (!isOnline) return texts.offline;
  if (isConnected) return texts.live;
  return updated === undefined
    ? undefined
    : texts.updated(Math.max(0, Math.round((now - updated) / 1000)));
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
