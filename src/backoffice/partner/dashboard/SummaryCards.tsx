import { Link } from '../../../ui/navigation/Link';
import { vietnamToday } from '../../../../domain/stays/stay';
import type { PartnerDashboard } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { dashboardTexts } from '../../../i18n/en/partner/dashboard';
import { classNames } from '../../../ui/classNames';
import styles from './Dashboard.module.css';

const texts = dashboardTexts.cards;

/** How much there is of everything; each number leads to its list. */
export function SummaryCards({ board }: { board: PartnerDashboard }) {
  const coming = { status: 'CONFIRMED', from: vietnamToday(new Date()), sort: 'checkIn' };
  const cards = [
    {
      to: paths.partnerHotels(),
      label: texts.hotels.label,
      count: board.hotels,
      note: texts.hotels.note(board.listedHotels),
    },
    {
      to: paths.partnerRooms(),
      label: texts.rooms.label,
      count: board.rooms,
      note: texts.rooms.note(board.roomsFreeTonight),
    },
    {
      to: paths.partnerBookings(coming),
      label: texts.bookings.label,
      count: board.comingBookings,
      note: texts.bookings.note,
    },
    {
      to: paths.vouchers({ status: 'active' }),
      label: texts.discounts.label,
      count: board.activeDiscounts,
      note: texts.discounts.note,
    },
  ];
  return (
    <section aria-label={dashboardTexts.summary}>
      <ul className={styles.cards}>
        {cards.map(({ to, label, count, note }) => (
          <li key={label}>
            <Link to={to} className={classNames('surface', styles.card)}>
              <span className="note">{label}</span>
              <span className={styles.count}>{count}</span>
              <span className="note">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
