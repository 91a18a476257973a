import { useSyncExternalStore, type ReactNode } from 'react';
import { matchMediaOf } from './matchMediaOf';
import styles from './Either.module.css';

/** The style sheet of this component says the same. */
const QUERIES = { wide: '(min-width: 768px)', coarse: '(pointer: coarse)' };

type EitherProps = {
  /** Room for things beside each other, or a finger rather than a mouse. */
  when: keyof typeof QUERIES;
  then: ReactNode;
  otherwise: ReactNode;
};

/**
 * One thing or another by the device; follows the window. Where the device is not known, on the
 * server, both are there, and the styles show one.
 */
export function Either({ when, then, otherwise }: EitherProps) {
  const query = QUERIES[when];
  const matches = useSyncExternalStore(
    (notify) => onChange(query, notify),
    () => matchMediaOf(query)?.matches ?? false,
    () => null,
  );
  return (
    <>
      {matches !== false && <div className={styles[when]}>{then}</div>}
      {matches !== true && <div className={styles[`${when}Not`]}>{otherwise}</div>}
    </>
  );
}

function onChange(query: string, notify: () => void): () => void {
  const media = matchMediaOf(query);
  media?.addEventListener('change', notify);
  return () => media?.removeEventListener('change', notify);
}
