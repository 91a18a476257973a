import { Alert } from 'antd';
import { useState } from 'react';
import type { PartnerBookingDetail } from '../../../../api/partner';
import { stayChangeTexts } from '../../../../i18n/en/partner/stayChange';
import { Inline } from '../../../../ui/layout/Stack';
import { useToast } from '../../../../ui/overlays/toastContext';
import { BusyButton } from '../../../ui/BusyButton';
import { messageOf } from '../../../ui/messageOf';
import { isOver, overWords, type Renewal } from './useBegunBooking';

const texts = stayChangeTexts.meanwhile;

type MeanwhileNoticeProps = {
  /** As it is now. */
  booking: PartnerBookingDetail;
  renewal: Renewal;
};

/** What became of the booking while a change of it was written, and how to go on. */
export function MeanwhileNotice({ booking, renewal }: MeanwhileNoticeProps) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  if (isOver(booking)) {
    if (renewal.isSaid) return null;
    return <Alert type="warning" role="status" showIcon title={overWords(booking)} />;
  }
  if (!renewal.isStale) return null;
  const start = async () => {
    setBusy(true);
    try {
      await renewal.start();
    } catch (error) {
      toast({ text: messageOf(error, texts.failed), tone: 'error' });
    }
    setBusy(false);
  };
  const button = (
    <BusyButton busy={busy} onClick={() => void start()}>
      {texts.start}
    </BusyButton>
  );
  if (renewal.isSaid) return <Inline justify="start">{button}</Inline>;
  return <Alert type="warning" role="status" showIcon title={texts.changed} action={button} />;
}
