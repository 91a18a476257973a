import {
  CHECK_IN_TIME,
  CHECK_OUT_TIME,
  nightsBetween,
  type Stay,
} from '../../../domain/stays/stay';
import { dayWithWeekday } from '../../../domain/stays/dayText';
import { useLanguage, useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { stayTexts } from '../../i18n/stays';
import styles from './StayDates.module.css';

type StayDatesProps = Stay & { adults: number; children: number };

/** Arrival and departure with their weekdays and hours, the nights between them, and the party. */
export function StayDates({ checkIn, checkOut, adults, children }: StayDatesProps) {
  const texts = useTexts(bookingsTexts);
  const stay = useTexts(stayTexts);
  const language = useLanguage();
  const fullDay = (day: string) => `${dayWithWeekday(day, language)}/${day.slice(0, 4)}`;
  return (
    <dl className={styles.dates}>
      <div>
        <dt className="note">{texts.checkIn}</dt>
        <dd className={styles.day}>{fullDay(checkIn)}</dd>
        <dd className="note">{texts.checkInFrom(CHECK_IN_TIME)}</dd>
      </div>
      <div>
        <dt className="note">{texts.checkOut}</dt>
        <dd className={styles.day}>{fullDay(checkOut)}</dd>
        <dd className="note">{texts.checkOutBefore(CHECK_OUT_TIME)}</dd>
      </div>
      <div>
        <dt className="note">{texts.length}</dt>
        <dd className={styles.day}>{stay.nights(nightsBetween(checkIn, checkOut))}</dd>
        <dd className="note">{stay.guests(adults, children)}</dd>
      </div>
    </dl>
  );
}
