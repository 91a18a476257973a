import { Button } from 'antd';
import { formatAmount } from '../../../domain/money';
import type { AdminBooking } from '../../api/partner';
import { adminTexts } from '../../texts/partner/admin';
import { daysWords } from '../../ui/partner/dates/dateWords';
import type { TableColumn } from '../../ui/partner/table/columns';
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
      render: ({ bookingId }) => bookingId,
    },
    {
      key: 'guest',
      title: titles.guest,
      render: ({ guestName, guestPhone, guestEmail }) => (
        <>
          {guestName}
          <span className={styles.second}>{guestPhone}</span>
          <span className={styles.second}>{guestEmail}</span>
        </>
      ),
    },
    { key: 'hotel', title: titles.hotel, render: ({ hotelName }) => hotelName },
    {
      key: 'owner',
      title: titles.owner,
      render: ({ ownerName, ownerEmail }) => (
        <>
          {ownerName} <span className={styles.second}>{ownerEmail}</span>
        </>
      ),
    },
    {
      key: 'stay',
      title: titles.stay,
      render: ({ checkInDate, checkOutDate }) => daysWords(checkInDate, checkOutDate),
    },
    {
      key: 'total',
      title: titles.total,
      numeric: true,
      render: ({ totalAmount }) => formatAmount(totalAmount, 'VND'),
    },
    {
      key: 'actions',
      title: adminTexts.actionsColumn,
      titleHidden: true,
      always: true,
      render: (booking) => <CancelButton booking={booking} onCancel={onCancel} />,
    },
  ];
}

/** Whoever is in the house already cannot be cancelled any more. */
function CancelButton({ booking, onCancel }: { booking: AdminBooking; onCancel: OnCancel }) {
  if (booking.status !== 'CONFIRMED') return <span className={styles.quiet}>{texts.inHouse}</span>;
  const name = texts.cancelOf(booking.bookingId);
  return (
    <Button size="small" danger aria-label={name} onClick={() => onCancel(booking)}>
      {texts.cancel}
    </Button>
  );
}
