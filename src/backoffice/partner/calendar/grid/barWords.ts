import { formatAmount } from '../../../../../domain/money/money';
import { nightsBetween, type Day, type Stay } from '../../../../../domain/stays/stay';
import type { CalendarBar } from '../../../../api/partner';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { bookingTexts } from '../../../../i18n/en/partner/bookings';
import { dayWords } from '../../../ui/dates/dateWords';

const texts = calendarTexts.stay;

/** What a bar looks like: its booking's status, or that somebody is late to come or to go. */
export type BarState = 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'late' | 'overdue';

/** All days of the stay, of which the bar may be a part. */
export function stayOfBar({ from, to, checkInDate, checkOutDate }: CalendarBar): Stay {
  return { checkIn: checkInDate ?? from, checkOut: checkOutDate ?? to };
}

export function barState(bar: CalendarBar, today: Day): BarState {
  const { checkIn, checkOut } = stayOfBar(bar);
  if (bar.status === 'CHECKED_IN') return checkOut < today ? 'overdue' : 'CHECKED_IN';
  if (bar.status === 'COMPLETED') return 'COMPLETED';
  return checkIn < today ? 'late' : 'CONFIRMED';
}

/** What is read aloud of a bar: who, where, how long, how it stands and what is to be paid. */
export function barWords(bar: CalendarBar, roomNumber: string, state: BarState): string {
  const stay = stayOfBar(bar);
  const isWhole = bar.checkInDate === undefined && bar.checkOutDate === undefined;
  return [
    texts.label(bar.guestName, roomNumber),
    texts.nights(nightsBetween(stay.checkIn, stay.checkOut), dayWords(stay.checkIn)),
    state === 'late' || state === 'overdue'
      ? texts[state]
      : bookingTexts.statuses[bar.status ?? 'CONFIRMED'],
    ...(bar.status === 'COMPLETED' ? [] : [texts.due(formatAmount(bar.totalAmount, 'VND'))]),
    ...(bar.source ? [bookingTexts.sources[bar.source]] : []),
    ...(bar.pinned ? [texts.pinned] : []),
    ...(isWhole ? [] : [texts.more]),
  ].join(', ');
}
