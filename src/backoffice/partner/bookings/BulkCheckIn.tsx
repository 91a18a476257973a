import type { PartnerBooking } from '../../../api/partner';
import { bookingTexts } from '../../../i18n/en/partner/bookings';
import { BusyButton } from '../../ui/BusyButton';
import { useCheckInAll } from './useCheckInAll';

const texts = bookingTexts.checkInSelected;

type BulkCheckInProps = { bookings: readonly PartnerBooking[]; onDone: () => void };

/** All selected guests are checked in at once. */
export function BulkCheckIn({ bookings, onDone }: BulkCheckInProps) {
  const { busy, run } = useCheckInAll();
  return (
    <BusyButton busy={busy} onClick={() => void run(bookings).then(onDone)}>
      {busy ? texts.busy : texts.label(bookings.length)}
    </BusyButton>
  );
}
