import { useId, type ReactNode } from 'react';
import { IconButton } from '../actions/IconButton';
import { CloseIcon } from '../icons/actionIcons';
import { classNames } from '../classNames';
import { useModal } from './useModal';
import styles from './Dialog.module.css';

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Where it stands from 768 px on; below it always fills the screen. */
  side?: 'right' | 'center' | undefined;
  /** Stays in reach at the bottom. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A task of its own above the page: search, filters, the menu of a phone. */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null;
}

function OpenSheet(props: Omit<SheetProps, 'open'>) {
  const { onClose, title, closeLabel, side = 'right', actions, children } = props;
  const ref = useModal(onClose);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles.sheet, styles[side])}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
