import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Dialog } from './Dialog';

type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  /** Names the thing and the consequence. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
};

/** Asks before something that matters. The safe answer has the focus, and Escape means it too. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, closeLabel } = props;
  const { onConfirm, onCancel, danger = false, busy = false } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      closeLabel={closeLabel}
      role="alertdialog"
      width="narrow"
      actions={
        <>
          <Button variant="secondary" data-first-focus onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
