import type { BookingEvent, PartnerBookingDetail } from '../../../api/partner';
import { bookingTexts } from '../../../i18n/en/partner/bookings';
import { momentWords } from '../../ui/dates/dateWords';
import { StatusTag } from '../../ui/StatusTag';
import { BookingStatusTag } from './BookingStatusTag';
import { Stack } from '../../../ui/layout/Stack';
import styles from './BookingDrawer.module.css';

const texts = bookingTexts.details;

/** Something happened to the stay, and its status did not change. */
function ChangeTag({ kind }: { kind: NonNullable<BookingEvent['kind']> }) {
  return <StatusTag tone="info">{texts.changes[kind]}</StatusTag>;
}

/** What happened to the booking, when, and by whom. */
export function BookingHistory({ history }: Pick<PartnerBookingDetail, 'history'>) {
  return (
    <Stack as="ol" gap={3} className={styles.history}>
      {history.map(({ status, kind, at, by, reason }) => (
        <li key={`${at} ${status}`}>
          {kind ? <ChangeTag kind={kind} /> : <BookingStatusTag status={status} />}
          <div>
            <time dateTime={at}>{momentWords(at)}</time> {texts.by(by ?? texts.byServer)}
            {reason && <q className={styles.reason}>{reason}</q>}
          </div>
        </li>
      ))}
    </Stack>
  );
}
