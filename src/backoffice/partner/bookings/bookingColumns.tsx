import { Link } from '../../../ui/navigation/Link';
import { formatAmount } from '../../../../domain/money/money';
import type { PartnerBooking } from '../../../api/partner';
import { bookingTexts } from '../../../i18n/en/partner/bookings';
import { classNames } from '../../../ui/classNames';
import { dayWords, momentWords } from '../../ui/dates/dateWords';
import type { TableColumn } from '../../ui/table/columns';
import { BookingStatusTag } from './BookingStatusTag';
import { holdWords } from './holdWords';
import { bookerName, guestName } from './guestName';
import { NextStep } from './NextStep';
import { roomNumbers } from './roomNumbers';
import { useOpenBooking } from './useOpenBooking';
import styles from './bookingColumns.module.css';

const texts = bookingTexts.columns;

/** The columns; what a receptionist looks for stands first. */
export const bookingColumns: readonly TableColumn<PartnerBooking>[] = [
  {
    key: 'booking',
    title: texts.booking,
    rowHeader: true,
    always: true,
    render: ({ bookingId }) => <BookingLink bookingId={bookingId} />,
  },
  {
    key: 'guest',
    title: texts.guest,
    sortKey: 'guest',
    render: (booking) => <Name text={guestAndBooker(booking)} />,
  },
  {
    key: 'status',
    title: texts.status,
    render: ({ status }) => <BookingStatusTag status={status} />,
  },
  {
    key: 'actions',
    title: texts.actions,
    titleHidden: true,
    render: (booking) => <NextStep booking={booking} />,
  },
  {
    key: 'checkIn',
    title: texts.checkIn,
    sortKey: 'checkIn',
    render: ({ checkInDate }) => dayWords(checkInDate),
  },
  // On the check-in day, as a rule, which stands beside it and sorts both.
  {
    key: 'holdUntil',
    title: texts.holdUntil,
    render: ({ holdUntil, checkInDate }) => holdWords(holdUntil, checkInDate),
  },
  {
    key: 'arrival',
    title: texts.arrival,
    hiddenAtFirst: true,
    render: ({ arrivalTime }) => arrivalTime,
  },
  { key: 'nights', title: texts.nights, numeric: true, render: ({ nights }) => nights },
  {
    key: 'checkOut',
    title: texts.checkOut,
    hiddenAtFirst: true,
    render: ({ checkOutDate }) => dayWords(checkOutDate),
  },
  {
    key: 'party',
    title: texts.party,
    hiddenAtFirst: true,
    render: ({ adults, children }) => bookingTexts.party(adults, children),
  },
  {
    key: 'rooms',
    title: texts.rooms,
    render: roomNumbers,
  },
  {
    key: 'hotel',
    title: texts.hotel,
    render: ({ hotelName }) => <Name text={hotelName} className={styles.hotel} />,
  },
  {
    key: 'total',
    title: texts.total,
    numeric: true,
    sortKey: 'total',
    render: ({ totalAmount }) => formatAmount(totalAmount, 'VND'),
  },
  {
    key: 'source',
    title: texts.source,
    hiddenAtFirst: true,
    render: ({ source }) => bookingTexts.sources[source],
  },
  {
    key: 'created',
    title: texts.created,
    sortKey: 'created',
    hiddenAtFirst: true,
    render: ({ createdAt }) => momentWords(createdAt),
  },
];

function guestAndBooker(booking: PartnerBooking): string {
  const name = guestName(booking);
  return booking.arrivingGuest ? texts.bookedFor(name, bookerName(booking)) : name;
}

/** A long one is cut, so that the columns after it stay in sight; the drawer has all of it. */
function Name({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <span className={classNames('oneLine', styles.name, className)} title={text}>
      {text}
    </span>
  );
}

function BookingLink({ bookingId }: { bookingId: string }) {
  const { linkTo } = useOpenBooking();
  const { to, state } = linkTo(bookingId);
  return (
    <Link to={to} state={state} className={styles.bookingId}>
      {bookingId}
    </Link>
  );
}
