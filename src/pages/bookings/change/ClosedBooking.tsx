import { useEffect, useRef, type ReactNode } from 'react';
import type { Booking } from '../../../api/bookings';
import { bookingChangeTexts } from '../../../i18n/bookingChange';
import { useTexts } from '../../../state/useTexts';
import { PhoneLink } from '../../../entities/booking/PhoneLink';
import { Notice } from '../../../ui/feedback/Notice';

type ClosedBookingProps = {
  booking: Booking;
  /** It has come in the place of a form. */
  isMeanwhile: boolean;
  action: ReactNode;
};

/** Why a booking is not changed here; takes the focus from the form whose place it takes. */
export function ClosedBooking({ booking, isMeanwhile, action }: ClosedBookingProps) {
  const texts = useTexts(bookingChangeTexts);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMeanwhile) ref.current?.focus();
  }, [isMeanwhile]);
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice still={!isMeanwhile} tone="warning" action={action}>
        {booking.status === 'CANCELLED' ? texts.cancelled : texts.closed}
        <PhoneLink phone={booking.hotel.phone} label={texts.call} />
      </Notice>
    </div>
  );
}
