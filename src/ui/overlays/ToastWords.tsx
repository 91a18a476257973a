import { Button } from '../actions/Button';
import type { ShownToast } from './toastContext';
import styles from './Toast.module.css';

type ToastWordsProps = { toast: ShownToast; onClose: (id: number) => void };

/** What a message says, and what it offers, which ends it. */
export function ToastWords({ toast: { id, text, action }, onClose }: ToastWordsProps) {
  return (
    <>
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
    </>
  );
}
