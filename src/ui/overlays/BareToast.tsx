import { useEffect } from 'react';
import type { ShownToast } from './toastContext';
import { ToastWords } from './ToastWords';
import styles from './Toast.module.css';

type BareToastProps = {
  toast: ShownToast;
  onClose: (id: number) => void;
};

/** What a message says and offers, when the program of its card did not arrive. */
export function BareToast({ toast, onClose }: BareToastProps) {
  const { id, seconds } = toast;
  useEffect(() => {
    const timer = setTimeout(() => onClose(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, onClose, seconds]);

  return (
    <div className={styles.toast}>
      <ToastWords toast={toast} onClose={onClose} />
    </div>
  );
}
