import type { ReactNode } from 'react';
import { formatDong } from '../../../domain/money/money';
import type { Quote } from '../../api';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import styles from './PriceChangedDialog.module.css';

type PriceChangedDialogProps = {
  old: Pick<Quote, 'total'>;
  now: Pick<Quote, 'total'>;
  onAccept: () => void;
  onDecline: () => void;
};

/** Both totals side by side, before anything is booked. */
export function PriceChangedDialog({ old, now, onAccept, onDecline }: PriceChangedDialogProps) {
  const { priceChanged: texts, close } = useTexts(bookingsTexts);
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={texts.accept(formatDong(now.total))}
      cancelLabel={texts.decline}
      closeLabel={close}
      onConfirm={onAccept}
      onCancel={onDecline}
    >
      <p>{texts.lead}</p>
      <dl className={styles.prices}>
        <Total label={texts.old}>
          <s>{formatDong(old.total)}</s>
        </Total>
        <Total label={texts.now}>
          <strong>{formatDong(now.total)}</strong>
        </Total>
      </dl>
    </ConfirmDialog>
  );
}

function Total({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
