import { useState } from 'react';
import type { Booking } from '../../api';
import { paths } from '../../../site/paths';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { Button } from '../../ui/actions/Button';
import { LinkButton } from '../../ui/actions/LinkButton';
import { PrintIcon, QrIcon } from '../../ui/icons/actionIcons';
import { HomeIcon } from '../../ui/icons/stayIcons';
import { BookingQrDialog } from './BookingQrDialog';
import { CalendarButton } from './CalendarButton';
import { ChangeLink } from './ChangeLink';
import { GuestsButton } from './guests/GuestsButton';
import { isComing, isExpected, statusOf } from './sheetContent';
import styles from './BookingActions.module.css';

/** What one does with a booking: show its code and print it, where a counter may ask for them; go on. */
export function BookingActions({ booking }: { booking: Partial<Booking> }) {
  const { bookingId = '' } = booking;
  const { confirmation: texts } = useTexts(bookingsTexts);
  const [showsQr, setShowsQr] = useState(false);
  const hasStay = isComing(booking) || statusOf(booking) === 'COMPLETED';
  return (
    <div className={styles.actions} data-no-print>
      {isComing(booking) && (
        <Button icon={<QrIcon />} onClick={() => setShowsQr(true)}>
          {texts.showQr}
        </Button>
      )}
      {hasStay && (
        <Button variant="secondary" icon={<PrintIcon />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      )}
      <ChangeLink booking={booking} />
      <GuestsButton booking={booking} />
      {isExpected(booking) && <CalendarButton booking={booking} />}
      <LinkButton variant="secondary" icon={<HomeIcon />} to={paths.home()}>
        {texts.home}
      </LinkButton>
      {showsQr && <BookingQrDialog bookingId={bookingId} onClose={() => setShowsQr(false)} />}
    </div>
  );
}
