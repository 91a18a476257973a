import { useState } from 'react';
import { momentText } from '../../../domain/stays/dayText';
import { isRequestError, isUnanswered, type Booking } from '../../api';
import { useCancelBookingMutation } from '../../api/bookings';
import { useLanguage, useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { isAhead } from '../../entities/booking/isAhead';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { useToast } from '../../ui/overlays/toastContext';
import { useToldAfterwards } from '../../ui/overlays/useToldAfterwards';
import { momentsOf, statusOf } from './sheetContent';
import type { OwnAct } from './useMeanwhile';

/** Cancels a booking whose guest is still expected, after saying what that means now. */
export function CancelBooking({ booking, own }: { booking: Booking; own: OwnAct }) {
  const { bookingId } = booking;
  const all = useTexts(bookingsTexts);
  const texts = all.cancel;
  const language = useLanguage();
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const [cancel, { isLoading, error, reset }] = useCancelBookingMutation();
  const { freeCancellationUntil } = momentsOf(booking);
  const free = new Date(freeCancellationUntil);
  const told = useToldAfterwards(asks);
  const words = (error: unknown) => {
    const said = isRequestError(error) && error.message;
    return said || (isUnanswered(error) ? texts.unknown : texts.failed);
  };

  const close = () => {
    setAsks(false);
    reset();
  };
  const confirm = async () => {
    const error = await own(
      () => cancel({ bookingId }).unwrap(),
      (now) => statusOf(now) === 'CANCELLED',
    );
    if (error) return void told(words(error));
    setAsks(false);
    toast({ text: texts.done(bookingId), tone: 'success' });
  };
  return (
    <>
      <Button variant="danger" onClick={() => setAsks(true)}>
        {texts.action}
      </Button>
      <ConfirmDialog
        open={asks}
        title={texts.question}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
        closeLabel={all.close}
        danger
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        <p>
          {booking.hotel?.name} · {bookingId}
        </p>
        <p>{isAhead(free) ? texts.free(momentText(free, language)) : texts.late}</p>
        {error && <Notice tone="error">{words(error)}</Notice>}
      </ConfirmDialog>
    </>
  );
}
