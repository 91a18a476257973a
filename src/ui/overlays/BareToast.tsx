import { useEffect } from 'react';
import { Button } from '../actions/Button';
import type { ShownToast } from './toastContext';
import styles from './Toast.module.css';

type BareToastProps = {
  toast: ShownToast;
  onClose: (id: number) => void;
};

/** What a message says and offers, when the program of its card did not arrive. */
export function BareToast({ toast: { id, text, action, seconds }, onClose }: BareToastProps) {
  useEffect(() => {
    const timer = setTimeout(() => onClose(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, onClose, seconds]);

  return (
    <div className={styles.toast}>
      <p className={styles.text}>{text}</p>
      {action && (
        <Button
          variant="quiet"
          onClick={() => {
            onClose(id);
            action.onAct();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
