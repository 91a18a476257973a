import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/overlays/Dialog';

type AlertDialogProps = { text: string; onClose: () => void };

/** One sentence that must be read before going on. */
export function AlertDialog({ text, onClose }: AlertDialogProps) {
  const texts = useTexts(hotelTexts).alerts;
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      width="narrow"
      title={texts.title}
      closeLabel={texts.dismiss}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p>{text}</p>
    </Dialog>
  );
}
