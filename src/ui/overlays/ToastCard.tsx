import { useEffect, useState } from 'react';
import { Button } from '../actions/Button';
import { IconButton } from '../actions/IconButton';
import { classNames } from '../classNames';
import { CloseIcon } from '../icons/actionIcons';
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../icons/statusIcons';
import type { ShownToast } from './toastContext';
import styles from './Toast.module.css';

const ICONS = { info: InfoIcon, success: CheckCircleIcon, error: WarningIcon };

type ToastCardProps = {
  toast: ShownToast;
  closeLabel: string;
  onClose: (id: number) => void;
};

export function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const { id, text, tone = 'info', action, seconds } = toast;
  const [held, setHeld] = useState(false);
  const Icon = ICONS[tone];

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onClose(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [held, id, onClose, seconds]);

  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon />
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
      <IconButton label={closeLabel} icon={<CloseIcon />} onClick={() => onClose(id)} />
    </div>
  );
}
