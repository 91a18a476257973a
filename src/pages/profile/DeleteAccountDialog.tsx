import { useTexts } from '../../state/useTexts';
import { profileTexts } from '../../i18n/profile';
import { Dialog } from '../../ui/overlays/Dialog';
import { DeletionForm } from './DeletionForm';

type DeleteAccountDialogProps = { open: boolean; onClose: () => void };

/** Asks for the password once more before the account goes. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const { deletion: texts, close } = useTexts(profileTexts);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.question}
      closeLabel={close}
      role="alertdialog"
      width="narrow"
    >
      <DeletionForm onKeep={onClose} />
    </Dialog>
  );
}
