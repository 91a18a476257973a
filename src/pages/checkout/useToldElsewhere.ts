import { useNavigate } from 'react-router-dom';
import { paths } from '../../../site/paths';
import { bookingsTexts } from '../../i18n/bookings';
import { useTexts } from '../../state/useTexts';
import { useToast } from '../../ui/overlays/toastContext';
import type { BookingError } from './bookingError';

/** How it ended, on whatever page the traveller is by then: whoever went back while it was sent knows it, too. */
export function useToldElsewhere() {
  const { failures: texts } = useTexts(bookingsTexts);
  const toast = useToast();
  const navigate = useNavigate();
  return {
    booked: (bookingId: string) =>
      toast({
        text: texts.bookedMeanwhile(bookingId),
        tone: 'success',
        action: {
          label: texts.checkBooking,
          onAct: () => void navigate(paths.bookingConfirmation({ booking: bookingId })),
        },
      }),
    failed: (reason: BookingError) => {
      // The layout leads to the login, and back to the booking.
      if (reason.kind === 'signIn') return;
      const mayBeBooked = reason.kind === 'unknown' || reason.kind === 'keyUsed';
      const said = 'message' in reason ? reason.message : null;
      toast({
        text: mayBeBooked ? texts.unknownTitle : `${texts.title}. ${said ?? texts.fallback}`,
        tone: 'error',
        ...(mayBeBooked && {
          action: { label: texts.checkMine, onAct: () => void navigate(paths.bookings()) },
        }),
      });
    },
  };
}
