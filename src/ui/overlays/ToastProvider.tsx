import { lazy, useCallback, useRef, useState, type ReactNode } from 'react';
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

const accountHere = (_: AppStore['dispatch'], getState: () => RootState) => getState().auth.account;

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
    const isForWhoIsHere = ({ owner }: ShownToast) =>
      fateOf(documentOwners.toasts, owner, now) === 'stays';
    setToasts((shown) => shown.filter(isForWhoIsHere));
  }

  const close = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback(
    (toast: Toast) => {
      nextId.current += 1;
      const id = nextId.current;
      const seconds = toast.seconds ?? (toast.action ? 10 : 6);
      const owner = dispatch(accountHere);
      setToasts((shown) => [...shown, { ...toast, id, seconds, owner }].slice(-MAX_AT_ONCE));
      return () => close(id);
    },
    [close, dispatch],
  );

  return (
    <ToastContext value={show}>
      {children}
      <section
        aria-label={labels.region}
        aria-live="polite"
        className={styles.region}
        data-no-print
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
