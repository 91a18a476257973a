import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { ToastContext, type Toast } from './toastContext';
import styles from './Toast.module.css';

type ToastProviderProps = {
  labels: { region: string; close: string };
  children: ReactNode;
};

const MOST_AT_ONCE = 3;

// Most visits see no message at all.
const ToastCard = lazy(async () => ({ default: (await import('./ToastCard')).ToastCard }));

/** Holds the messages; the live region exists from the start, so that the first one is announced. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<(Toast & { id: number })[]>([]);
  const nextId = useRef(0);

  const show = useCallback((toast: Toast) => {
    nextId.current += 1;
    const id = nextId.current;
    setToasts((shown) => [...shown, { ...toast, id }].slice(-MOST_AT_ONCE));
  }, []);
  const close = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      <section
        aria-label={labels.region}
        aria-live="polite"
        className={styles.region}
        data-no-print
      >
        <Suspense>
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} closeLabel={labels.close} onClose={close} />
          ))}
        </Suspense>
      </section>
    </ToastContext>
  );
}
