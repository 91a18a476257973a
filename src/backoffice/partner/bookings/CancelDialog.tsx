import { useEffect, useRef } from 'react';
import { object } from 'yup';
import { tidy } from '../../../../domain/texts/texts';
import { useCancelPartnerBookingMutation, type PartnerBooking } from '../../../api/partner';
import { bookingTexts } from '../../../i18n/en/partner/bookings';
import { Dialog } from '../../../ui/overlays/Dialog';
import { BusyButton } from '../../ui/BusyButton';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextAreaItem } from '../../ui/form/TextAreaItem';
import { BackofficeForm } from '../../ui/form/BackofficeForm';
import { filled } from '../../ui/form/textRules';
import { useBackofficeForm } from '../../ui/form/useBackofficeForm';
import { useUndo } from '../../ui/useUndo';
import { guestName } from './guestName';
import { keptName } from './keptName';
import { hasStatus, useSettled } from './useSettled';
import { useTakeBack } from './useTakeBack';
import styles from './BookingDrawer.module.css';

const texts = bookingTexts.cancel;
const MAX_REASON = 500;

const cancelSchema = object({
  reason: filled(texts.reasonNeeded, MAX_REASON, texts.reasonLong),
});

type CancelDialogProps = { booking: PartnerBooking; onClose: () => void };

/** Asks why, names the consequence, and cancels; says so with a way back. */
export function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const { bookingId, user } = booking;
  const { email } = user;
  const [cancel] = useCancelPartnerBookingMutation();
  const takeBack = useTakeBack();
  const settled = useSettled();
  const undoable = useUndo();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.querySelector('textarea')?.focus(), []);
  const form = useBackofficeForm({
    initialValues: { reason: '' },
    schema: cancelSchema,
    keep: keptName('cancel', booking),
    failed: texts.failed,
    send: async ({ reason }) => {
      const cancellation = { reason: tidy(reason) };
      const send = () => cancel({ bookingId, cancellation }).unwrap();
      const { version = 1 } = await settled(bookingId, send, hasStatus('CANCELLED'));
      undoable({
        text: texts.done(bookingId),
        undo: () => takeBack(bookingId, version),
      });
      onClose();
    },
  });
  return (
    <Dialog
      open
      role="alertdialog"
      title={texts.question}
      closeLabel={texts.close}
      onClose={() => !form.isSubmitting && onClose()}
    >
      <p>
        <strong>{bookingTexts.row(guestName(booking), bookingId)}</strong>
      </p>
      <p className={styles.consequence}>
        {texts.consequence} {email ? texts.told(email) : texts.untold}
      </p>
      <BackofficeForm
        form={form}
        label={texts.label}
        actions={
          <>
            <BusyButton busy={form.isSubmitting} onClick={onClose}>
              {texts.keep}
            </BusyButton>
            <SubmitButton danger busyText={texts.busy}>
              {texts.submit}
            </SubmitButton>
          </>
        }
      >
        <div ref={words}>
          <TextAreaItem
            name="reason"
            label={texts.reason}
            hint={texts.reasonHint}
            required
            rows={3}
            count={MAX_REASON}
          />
        </div>
      </BackofficeForm>
    </Dialog>
  );
}
