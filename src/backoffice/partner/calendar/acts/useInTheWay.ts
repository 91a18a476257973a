import { skipToken } from '@reduxjs/toolkit/query';
import { isDay, nightsBetween } from '../../../../../domain/stays/stay';
import { useGetPartnerCalendarQuery, type CalendarRoom } from '../../../../api/partner';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { closingTexts } from '../../../../i18n/en/partner/closing';
import { dayWords } from '../../../ui/dates/dateWords';

/** As many days as the server answers at once. */
const MAX_DAYS = 60;

/** A stay or a closure that is there already. */
export interface InTheWay {
  roomId: number;
  isClosure: boolean;
  line: string;
}

/** What keeps these rooms from being closed on these days; as it is now, whatever somebody does meanwhile. */
export function useInTheWay(
  hotelId: number,
  rooms: readonly CalendarRoom[],
  { from, to }: { from: string; to: string },
): InTheWay[] {
  const isSpan = isDay(from) && isDay(to) && from < to;
  const days = isSpan ? Math.min(MAX_DAYS, nightsBetween(from, to)) : 0;
  const { data } = useGetPartnerCalendarQuery(isSpan ? { hotelId, from, days } : skipToken);
  if (!data || !isSpan) return [];
  const there = [
    ...data.bars.map((bar) => ({ ...bar, who: bar.guestName, isClosure: false })),
    ...data.closures.map((one) => ({
      ...{ ...one, who: calendarTexts.closure(one.reason), isClosure: true },
    })),
  ].toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return rooms.flatMap(({ id, roomNumber }) =>
    there
      .filter((one) => one.roomId === id && one.from < to && one.to > from)
      .map(({ isClosure, who, ...one }) => ({
        roomId: id,
        isClosure,
        line: closingTexts.has(roomNumber, who, dayWords(one.from), dayWords(one.to)),
      })),
  );
}
