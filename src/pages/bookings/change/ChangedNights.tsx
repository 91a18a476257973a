import { formatDong } from '../../../../domain/money/money';
import { dayWithWeekday } from '../../../../domain/stays/dayText';
import type { BookingChangePreview } from '../../../api/bookings';
import { useLanguage, useTexts } from '../../../state/useTexts';
import { bookingChangeTexts } from '../../../i18n/bookingChange';
import type { BookingChangeTexts } from '../../../i18n/vi/bookingChange';
import styles from './ChangeBooking.module.css';

type Night = BookingChangePreview['nights'][number];

/** So many stand open; of a long stay they are opened. */
const MAX_OPEN = 8;

/** Each night that comes, goes, moves or has another price. */
export function ChangedNights({ nights }: Pick<BookingChangePreview, 'nights'>) {
  const texts = useTexts(bookingChangeTexts);
  const language = useLanguage();
  if (nights.length === 0) return null;
  return (
    <details open={nights.length <= MAX_OPEN}>
      <summary>{texts.nightsTitle(nights.length)}</summary>
      <ul className={styles.nights}>
        {nights.map((night) => (
          <li key={`${night.position} ${night.night}`}>
            <span>{texts.night(dayWithWeekday(night.night, language), roomsOf(texts, night))}</span>
            <span className="figures">{priceOf(texts, night)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function roomsOf(texts: BookingChangeTexts, { before, after }: Night): string {
  const [from, to] = [before?.roomNumber, after?.roomNumber];
  return from && to && from !== to ? texts.moved(from, to) : (to ?? from ?? '');
}

function priceOf(texts: BookingChangeTexts, { before, after }: Night): string {
  if (!before) return texts.comes(formatDong(after?.price ?? 0));
  if (!after) return texts.goes(formatDong(before.price));
  if (before.price === after.price) return formatDong(after.price);
  return texts.moved(formatDong(before.price), formatDong(after.price));
}
