import { Button } from 'antd';
import { formatAmount } from '../../../domain/money/money';
import type { AdminBooking } from '../../api/partner';
import { adminTexts } from '../../i18n/en/partner/admin';
import { dayWords } from '../ui/dates/dateWords';
import type { TableColumn } from '../ui/table/columns';
import { actionsColumn, named } from './sharedColumns';
import styles from './admin.module.css';

const { bookings: texts } = adminTexts;
const { columns: titles } = texts;

type OnCancel = (booking: AdminBooking) => void;

export function bookingColumns(onCancel: OnCancel): TableColumn<AdminBooking>[] {
  return [
    {
      key: 'booking',
      title: titles.booking,
      rowHeader: true,
      always: true,
      render: ({ bookingId }) => <span className={styles.whole}>{bookingId}</span>,
    },
    {
      key: 'guest',
      title: titles.guest,
      wraps: true,
      render: ({ guestName, guestPhone }) => named(guestName, guestPhone),
    },
    {
      key: 'email',
      title: titles.email,
      hiddenAtFirst: true,
      render: ({ guestEmail }) => guestEmail,
    },
    {
      key: 'hotel',
      title: titles.hotel,
      wraps: true,
      render: ({ hotelName, ownerName }) => named(hotelName, texts.ownedBy(ownerName)),
    },
    {
      key: 'owner',
      title: titles.owner,
      hiddenAtFirst: true,
      render: ({ ownerName, ownerEmail }) => named(ownerName, ownerEmail),
    },
    {
      key: 'stay',
      title: titles.stay,
      // On two lines, as the cells beside it.
      render: ({ checkInDate, checkOutDate }) => (
        <>
          {dayWords(checkInDate)} →<span className={styles.until}>{dayWords(checkOutDate)}</span>
        </>
      ),
    },
    {
      key: 'total',
      title: titles.total,
      numeric: true,
      render: ({ totalAmount }) => formatAmount(totalAmount, 'VND'),
    },
    actionsColumn((booking) => <CancelButton booking={booking} onCancel={onCancel} />),
  ];
}

/** Whoever is in the house already cannot be cancelled any more. */
export const canCancel = ({ status }: AdminBooking) => status === 'CONFIRMED';

function CancelButton({ booking, onCancel }: { booking: AdminBooking; onCancel: OnCancel }) {
  if (!canCancel(booking)) return <span className="quiet">{texts.inHouse}</span>;
  const name = texts.cancelOf(booking.bookingId);
  return (
    <Button size="small" danger aria-label={name} onClick={() => onCancel(booking)}>
      {texts.cancel}
    </Button>
  );
}
