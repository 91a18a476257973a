import { useEffect, useState } from 'react';
import { classNames } from '../classNames';
import { WarningIcon } from '../icons/statusIcons';
import styles from './OfflineBar.module.css';

const BACK_MS = 5000;

/** The server, which draws the first view, has no such thing. */
const isOffline = () => globalThis.navigator?.onLine === false;

type Network = 'there' | 'gone' | 'back';

function useNetwork(): Network {
  const [network, setNetwork] = useState<Network>(() => (isOffline() ? 'gone' : 'there'));
  useEffect(() => {
    const goes = () => setNetwork('gone');
    const comes = () => setNetwork('back');
    window.addEventListener('offline', goes);
    window.addEventListener('online', comes);
    return () => {
      window.removeEventListener('offline', goes);
      window.removeEventListener('online', comes);
    };
  }, []);
  useEffect(() => {
    if (network !== 'back') return;
    const calm = setTimeout(() => setNetwork('there'), BACK_MS);
    return () => clearTimeout(calm);
  }, [network]);
  return network;
}

/** Says so while the device has no network, and for a moment when it has one again. */
export function OfflineBar({ text, backText }: { text: string; backText: string }) {
  const network = useNetwork();
  return (
    <div role="status" data-no-print>
      {network !== 'there' && (
        <p className={classNames(styles.bar, network === 'back' && styles.back)}>
          {network === 'gone' && <WarningIcon />}
          {network === 'gone' ? text : backText}
        </p>
      )}
    </div>
  );
}
