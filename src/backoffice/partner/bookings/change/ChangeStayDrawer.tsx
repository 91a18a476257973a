import type { PartnerBookingDetail } from '../../../../api/partner';
import { stayChangeTexts as texts } from '../../../../i18n/en/partner/stayChange';
import { DetailsDrawer } from '../../../ui/DetailsDrawer';
import { guestName } from '../guestName';
import { ChangeStayForm } from './ChangeStayForm';

type ChangeStayDrawerProps = {
  booking: PartnerBookingDetail;
  open: boolean;
  onClose: () => void;
};

/** Changes a booking beside it. */
export function ChangeStayDrawer({ booking, open, onClose }: ChangeStayDrawerProps) {
  return (
    <DetailsDrawer open={open} title={texts.title(guestName(booking))} onClose={onClose}>
      <ChangeStayForm booking={booking} onClose={onClose} />
    </DetailsDrawer>
  );
}
