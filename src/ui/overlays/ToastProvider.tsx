import { lazy, useCallback, useRef, useState, type ReactNode } from 'react';
import type { Account, Accounts } from '../../state/persistence/account';
import { fateOf } from '../../state/persistence/fate';
import { documentOwners } from '../../state/persistence/owners';
import { useAppDispatch, useAppSelector, type AppStore, type RootState } from '../../state/store';
import { OptionalPart } from '../feedback/OptionalPart';
import { BareToast } from './BareToast';
import { ToastContext, type ShownToast, type Toast } from './toastContext';
import styles from './Toast.module.css';

type ToastProviderProps = {
  labels: { region: string; close: string };
  children: ReactNode;
};

const MAX_AT_ONCE = 3;

// Most visits see no message at all.
const ToastCard = lazy(async () => ({ default: (await import('./ToastCard')).ToastCard }));

const whoIsHere = (_: AppStore['dispatch'], getState: () => RootState) => getState().auth;

const isFor = (owner: Account, now: Accounts) =>
  fateOf(documentOwners.toasts, owner, now) === 'stays';

/** Holds the messages; the live region exists from the start, so that the first one is announced. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const nextId = useRef(0);
  const dispatch = useAppDispatch();
  const now = useAppSelector(({ auth }) => auth);

  const [readBy, setReadBy] = useState(now.account);
  // What was said to somebody is not for who comes after them.
  if (now.account !== readBy) {
    setReadBy(now.account);
    setToasts((shown) => shown.filter(({ owner }) => isFor(owner, now)));
  }

  const close = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback(
    (toast: Toast) => {
      const here = dispatch(whoIsHere);
      // What somebody had begun is broken off when they go: that it failed is not known.
      if (toast.tone === 'error' && !isFor(readBy, here)) return () => undefined;
      nextId.current += 1;
      const id = nextId.current;
      const seconds = toast.seconds ?? (toast.action ? 10 : 6);
      const owner = here.account;
      setToasts((shown) => [...shown, { ...toast, id, seconds, owner }].slice(-MAX_AT_ONCE));
      return () => close(id);
    },
    [close, dispatch, readBy],
  );

  return (
    <ToastContext value={show}>
      {children}
      <section
        aria-label={labels.region}
        aria-live="polite"
        className={styles.region}
        data-no-print
        data-toasts
      >
        {toasts.map((toast) => (
          <OptionalPart key={toast.id} without={<BareToast toast={toast} onClose={close} />}>
            <ToastCard toast={toast} closeLabel={labels.close} onClose={close} />
          </OptionalPart>
        ))}
      </section>
    </ToastContext>
  );
}
