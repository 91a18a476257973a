import { formatAmount } from '../../../../../domain/money/money';
import { nightsBetween, type Day, type Stay } from '../../../../../domain/stays/stay';
import type { BookingSource, CalendarBar } from '../../../../api/partner';
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

/** What stands on a bar before its guest's name: how it came, that it stays in its room, that it is to be paid. */
export const MARKS = { WALK_IN: '⇥', PHONE: '☎\uFE0E', OTHER: '✎', pinned: '⚲', due: '₫' } as const;

const markOf = (source: BookingSource | undefined) =>
  source === undefined || source === 'WEBSITE' ? '' : MARKS[source];

/** A bar as it is seen: marks, who, for how many of its own nights, and what is to be paid. */
export function barLabel(bar: CalendarBar): string {
  const isDue = bar.status !== 'COMPLETED' && bar.totalAmount > 0;
  const marks = `${markOf(bar.source)}${bar.pinned ? MARKS.pinned : ''}${isDue ? MARKS.due : ''}`;
  const nights = texts.shortNights(nightsBetween(bar.from, bar.to));
  const due = isDue ? [formatAmount(bar.totalAmount, 'VND')] : [];
  return [`${marks} ${bar.guestName}`.trimStart(), nights, ...due].join(' · ');
}

/** What is read aloud of a bar: who, where, how long it is there, how it stands and what is to be paid. */
export function barWords(bar: CalendarBar, roomNumber: string, state: BarState): string {
  const isWhole = bar.checkInDate === undefined && bar.checkOutDate === undefined;
  return [
    texts.label(bar.guestName, roomNumber),
    texts.nights(nightsBetween(bar.from, bar.to), dayWords(bar.from)),
    state === 'late' || state === 'overdue'
      ? texts[state]
      : bookingTexts.statuses[bar.status ?? 'CONFIRMED'],
    ...(bar.status === 'COMPLETED' ? [] : [texts.due(formatAmount(bar.totalAmount, 'VND'))]),
    ...(bar.source ? [bookingTexts.sources[bar.source]] : []),
    ...(bar.pinned ? [texts.pinned] : []),
    ...(isWhole ? [] : [texts.more]),
  ].join(', ');
}
