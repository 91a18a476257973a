import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Link } from '../../../ui/navigation/Link';
import type { DayList as DayListAnswer, PartnerBooking } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { bookingTexts } from '../../../i18n/en/partner/bookings';
import { dashboardTexts as texts } from '../../../i18n/en/partner/dashboard';
import { guestName } from '../bookings/guestName';
import { NextStep } from '../bookings/NextStep';
import { roomNumbers } from '../bookings/roomNumbers';
import { classNames } from '../../../ui/classNames';
import styles from './Dashboard.module.css';

type DayListProps = {
  words: { title: string; empty: string };
  list: DayListAnswer;
  /** Until when, or since when. */
  when: (booking: PartnerBooking) => ReactNode;
  /** Where all of them are, when there are more than fit here. */
  all?: string | undefined;
};

/** One of the day's lists, each guest with the next step. */
export function DayList({ words, list, when, all }: DayListProps) {
  const id = useId();
  const { total, bookings } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFocus = useRef(false);
  // The guest whose button was pressed has left the list, and took the focus along.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) heading.current?.focus();
  }, [bookings]);

  return (
    <section
      aria-labelledby={id}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={(event) => {
        if (event.target.isConnected) hasFocus.current = false;
      }}
    >
      <h2 id={id} ref={heading} tabIndex={-1} className={classNames('likeH3', styles.heading)}>
        {words.title} <span className={styles.total}>{total}</span>
      </h2>
      {total === 0 && <p className="quiet">{words.empty}</p>}
      <ul className={styles.bookings}>
        {bookings.map((booking) => (
          <li key={booking.bookingId} className={styles.booking}>
            <div className={styles.who}>
              <Link
                to={paths.partnerBookings({ booking: booking.bookingId })}
                className={styles.guest}
              >
                {guestName(booking)}
              </Link>
              <span>{bookingTexts.party(booking.adults, booking.children)}</span>
            </div>
            <div className={styles.where}>
              <span>{roomNumbers(booking)}</span> <span className="note">{booking.hotelName}</span>
            </div>
            <div className={styles.when}>{when(booking)}</div>
            <NextStep booking={booking} />
          </li>
        ))}
      </ul>
      {all !== undefined && total > bookings.length && <Link to={all}>{texts.all(total)}</Link>}
    </section>
  );
}
