import { useCancelBookingAtRiskMutation, type AdminBooking } from '../../api/partner';
import { adminTexts } from '../../i18n/en/partner/admin';
import { useToast } from '../../ui/overlays/toastContext';
import { DecisionDialog } from './DecisionDialog';

const { bookings: texts } = adminTexts;

type BookingDecisionProps = { booking: AdminBooking; onClose: () => void };

/** Cancels a booking that the marketplace no longer stands for. */
export function BookingDecision({ booking, onClose }: BookingDecisionProps) {
  const [cancel] = useCancelBookingAtRiskMutation();
  const toast = useToast();
  const { bookingId, guestName, hotelName } = booking;
  return (
    <DecisionDialog
      onClose={onClose}
      decision={{
        danger: true,
        submit: texts.submit,
        busy: texts.busy,
        question: texts.cancelQuestion,
        thing: `${bookingId}, ${guestName}, ${hotelName}`,
        consequence: <p>{texts.cancelConsequence}</p>,
        reasonHint: texts.reasonHint,
        failed: texts.cancelFailed,
        act: async (reason) => {
          await cancel({ bookingId, reason: { reason } }).unwrap();
          toast({ text: texts.cancelled(bookingId), tone: 'success' });
        },
      }}
    />
  );
}
