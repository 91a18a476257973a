import { useEffect, useRef } from 'react';
import type { Booking } from '../../api';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { Notice } from '../../ui/feedback/Notice';
import { statusOf } from './sheetContent';

/** Says that the booking is not as it was; takes the focus of what has gone with that. */
export function MeanwhileNotice({ booking }: { booking: Partial<Booking> }) {
  const { meanwhile: texts } = useTexts(bookingsTexts).one;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} data-no-print>
      <Notice tone="warning">
        {statusOf(booking) === 'CANCELLED' ? texts.cancelled : texts.changed}
      </Notice>
    </div>
  );
}
