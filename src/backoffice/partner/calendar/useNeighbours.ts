import { addDays } from '../../../../domain/stays/stay';
import { partnerApi } from '../../../api/partner';
import type { CalendarWindow } from './useCalendarWindow';

/** Fetches the days before or after those that are shown, once somebody is about to ask for them. */
export function useNeighbours(hotelId: number, { from, days, clamped }: CalendarWindow) {
  const prefetch = partnerApi.usePrefetch('getPartnerCalendar');
  const fetchFrom = (later: number) => {
    const day = clamped(addDays(from, later));
    // One that is there and young is not fetched again.
    if (day !== from) prefetch({ hotelId, from: day, days }, { ifOlderThan: 10 });
  };
  const wanted = (later: number) => ({
    onPointerEnter: () => fetchFrom(later),
    onFocus: () => fetchFrom(later),
  });
  return { earlier: wanted(-days), later: wanted(days) };
}
