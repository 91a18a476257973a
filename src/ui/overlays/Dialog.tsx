import { useId, type ReactNode } from 'react';
import { IconButton } from '../actions/IconButton';
import { CloseIcon } from '../icons/actionIcons';
import { classNames } from '../classNames';
import { useModal } from './useModal';
import styles from './Dialog.module.css';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** `alertdialog` interrupts for a decision. */
  role?: 'alertdialog' | undefined;
  width?: 'narrow' | 'normal' | 'wide' | undefined;
  children?: ReactNode;
};

/** A modal window. Nothing of it is in the page while closed. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  actions,
  role,
  width = 'normal',
  children,
}: Omit<DialogProps, 'open'>) {
  const ref = useModal(onClose);
  const id = useId();
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={role && `${id}-body`}
      className={classNames(styles.dialog, styles[width])}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div id={`${id}-body`} className={styles.body}>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
