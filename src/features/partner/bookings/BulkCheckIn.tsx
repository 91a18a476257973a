import { Button } from 'antd';
import { useState } from 'react';
import { useCheckInBookingMutation, type PartnerBooking } from '../../../api/partner';
import { bookingTexts } from '../../../texts/partner/bookings';
import { useToast } from '../../../ui/overlays/toastContext';
import { messageOf } from '../../../ui/partner/messageOf';

const texts = bookingTexts.checkInSelected;

type BulkCheckInProps = { bookings: readonly PartnerBooking[]; onDone: () => void };

/** A group arrives: all selected guests are checked in at once. */
export function BulkCheckIn({ bookings, onDone }: BulkCheckInProps) {
  const [checkIn] = useCheckInBookingMutation();
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  const run = async () => {
    setBusy(true);
    const results = await Promise.allSettled(
      bookings.map(({ bookingId }) => checkIn({ bookingId }).unwrap()),
    );
    setBusy(false);
    const refused = results.filter((result) => result.status === 'rejected');
    const done = results.length - refused.length;
    if (done > 0) toast({ text: texts.done(done), tone: 'success' });
    if (refused[0]) {
      const why = messageOf(refused[0].reason, bookingTexts.checkIn.failed);
      toast({ text: texts.refused(refused.length, why), tone: 'error' });
    }
    onDone();
  };

  return (
    <Button disabled={busy} onClick={() => void run()}>
      {busy ? texts.busy : texts.label(bookings.length)}
    </Button>
  );
}
