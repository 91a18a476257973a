import { Button } from 'antd';
import type { PartnerBooking } from '../../../api/partner';
import { bookingTexts as texts } from '../../../i18n/en/partner/bookings';
import { guestName } from './guestName';
import { useBookingMoves } from './useBookingMoves';

/** The guest's arrival or departure, one click away, where it may happen now. */
export function NextStep({ booking }: { booking: PartnerBooking }) {
  const { checkIn, checkOut } = useBookingMoves();
  const guest = guestName(booking);
  if (booking.actions.includes('CHECK_IN')) {
    return (
      <Button
        size="small"
        aria-label={texts.checkIn.of(guest)}
        onClick={() => void checkIn(booking)}
      >
        {texts.checkIn.label}
      </Button>
    );
  }
  if (booking.actions.includes('CHECK_OUT')) {
    return (
      <Button
        size="small"
        aria-label={texts.checkOut.of(guest)}
        onClick={() => void checkOut(booking)}
      >
        {texts.checkOut.label}
      </Button>
    );
  }
  return null;
}
