import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { IconButton } from '../actions/IconButton';
import { classNames } from '../classNames';
import { CloseIcon } from '../icons/actionIcons';
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../icons/statusIcons';
import type { ShownToast } from './toastContext';
import { ToastWords } from './ToastWords';
import styles from './Toast.module.css';

const ICONS = { info: InfoIcon, success: CheckCircleIcon, error: WarningIcon };

type ToastCardProps = {
  toast: ShownToast;
  closeLabel: string;
  onClose: (id: number) => void;
};

export function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const { id, tone = 'info', seconds } = toast;
  const [held, setHeld] = useState(false);
  const Icon = ICONS[tone];

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onClose(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [held, id, onClose, seconds]);

  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const enter = ({ relatedTarget }: FocusEvent) => {
    setHeld(true);
    if (!card.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  // With the message goes what has the focus in it.
  useLayoutEffect(() => {
    const shown = card.current;
    return () => {
      const before = cameFrom.current;
      if (!shown?.contains(document.activeElement) || !(before instanceof HTMLElement)) return;
      before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div
      ref={card}
      role={tone === 'error' ? 'alert' : undefined}
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={enter}
      onBlur={() => setHeld(false)}
    >
      <Icon />
      <ToastWords toast={toast} onClose={onClose} />
      <IconButton label={closeLabel} icon={<CloseIcon />} onClick={() => onClose(id)} />
    </div>
  );
}
