import { useSyncExternalStore } from 'react';
import { OfflineIcon } from '../icons/OfflineIcon';
import styles from './OfflineBar.module.css';

function onChange(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

const isOffline = () => !navigator.onLine;

/** Says so while the device has no network. */
export function OfflineBar({ text }: { text: string }) {
  const offline = useSyncExternalStore(onChange, isOffline, () => false);
  return (
    <div role="status" data-no-print>
      {offline && (
        <p className={styles.bar}>
          <OfflineIcon />
          {text}
        </p>
      )}
    </div>
  );
}
