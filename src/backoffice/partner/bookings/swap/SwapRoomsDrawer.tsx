import type { PartnerBookingDetail } from '../../../../api/partner';
import { roomSwapTexts as texts } from '../../../../i18n/en/partner/roomSwap';
import { DetailsDrawer } from '../../../ui/DetailsDrawer';
import { guestName } from '../guestName';
import { SwapRooms } from './SwapRooms';

type SwapRoomsDrawerProps = {
  booking: PartnerBookingDetail;
  open: boolean;
  onClose: () => void;
};

/** Swaps a booking's room beside it. */
export function SwapRoomsDrawer({ booking, open, onClose }: SwapRoomsDrawerProps) {
  return (
    <DetailsDrawer open={open} title={texts.title(guestName(booking))} onClose={onClose}>
      <SwapRooms booking={booking} onClose={onClose} />
    </DetailsDrawer>
  );
}
