import { lazy, useCallback, useRef, useState, type ReactNode } from 'react';
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

/** Holds the messages; the live region exists from the start, so that the first one is announced. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const nextId = useRef(0);

  const close = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback(
    (toast: Toast) => {
      nextId.current += 1;
      const id = nextId.current;
      const seconds = toast.seconds ?? (toast.action ? 10 : 6);
      setToasts((shown) => [...shown, { ...toast, id, seconds }].slice(-MAX_AT_ONCE));
      return () => close(id);
    },
    [close],
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
