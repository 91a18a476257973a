import { Button } from 'antd';
import type { PartnerBooking } from '../../../api/partner';
import { bookingTexts as texts } from '../../../i18n/en/partner/bookings';
import { guestName } from './guestName';
import { useBookingMoves } from './useBookingMoves';

/** The guest's arrival or departure, one click away, where it may happen now. */
export function NextStep({ booking }: { booking: PartnerBooking }) {
  const { checkIn, checkOut } = useBookingMoves();
  const step = (['CHECK_IN', 'CHECK_OUT'] as const).find((move) => booking.actions.includes(move));
  if (!step) return null;
  const words = step === 'CHECK_IN' ? texts.checkIn : texts.checkOut;
  const move = step === 'CHECK_IN' ? checkIn : checkOut;
  return (
    <Button
      size="small"
      aria-label={words.of(guestName(booking))}
      onClick={() => void move(booking)}
    >
      {words.label}
    </Button>
  );
}
