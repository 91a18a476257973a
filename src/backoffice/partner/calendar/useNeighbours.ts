import { useEffect, useEffectEvent, useState } from 'react';
import { addDays } from '../../../../domain/stays/stay';
import { partnerApi } from '../../../api/partner';
import type { CalendarWindow } from './useCalendarWindow';

type Direction = -1 | 1;

/** Fetches the days before or after those that are shown while somebody is about to ask for them, and the next ones then. */
export function useNeighbours(hotelId: number, { from, days, clamped }: CalendarWindow) {
  const prefetch = partnerApi.usePrefetch('getPartnerCalendar');
  const [wanted, setWanted] = useState<Direction>();
  const fetchNext = useEffectEvent((direction: Direction) => {
    const day = clamped(addDays(from, direction * days));
    // One that is there and young is not fetched again.
    if (day !== from) prefetch({ hotelId, from: day, days }, { ifOlderThan: 10 });
  });
  useEffect(() => {
    if (wanted) fetchNext(wanted);
  }, [wanted, from, days]);
  const nextOf = (direction: Direction) => ({
    onPointerEnter: () => setWanted(direction),
    onPointerLeave: () => setWanted(undefined),
    onFocus: () => setWanted(direction),
    onBlur: () => setWanted(undefined),
  });
  return { earlier: nextOf(-1), later: nextOf(1) };
}
