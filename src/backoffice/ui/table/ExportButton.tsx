import { useState } from 'react';
import { tableTexts as texts } from '../../../i18n/en/partner/table';
import { DownloadIcon } from '../../../ui/icons/actionIcons';
import { useToast } from '../../../ui/overlays/toastContext';
import { BusyButton } from '../BusyButton';
import { messageOf } from '../messageOf';

/** Fetches a file, and says so while it does. */
export function ExportButton({ onExport }: { onExport: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const run = async () => {
    setBusy(true);
    try {
      await onExport();
    } catch (error) {
      toast({ text: messageOf(error, texts.exportFailed), tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <BusyButton icon={<DownloadIcon />} busy={busy} onClick={() => void run()}>
      {busy ? texts.exporting : texts.exportRows}
    </BusyButton>
  );
}
