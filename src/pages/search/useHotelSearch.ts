import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type HotelSearch, hotelsHref, readHotelSearch } from '../../../site/hotelSearch';
import { hasUnreadParty } from '../../../site/readStayQuery';
import { vietnamToday } from '../../../domain/stays/stay';
import { useAppDispatch } from '../../state/store';
import { rememberStay } from '../../state/useStay';

/** What the address asks the list for, and the addresses of lists that differ in something. */
export function useHotelSearch() {
  const [query] = useSearchParams();
  const today = vietnamToday(new Date());
  const search = useMemo(() => readHotelSearch(query, today), [query, today]);
  const isPartyUnread = hasUnreadParty(query);
  useAsLastSearch(search, isPartyUnread);
  return {
    search,
    /** What the address names that is none: dates that can be booked (any more), guests, a place. */
    unread: {
      dates: query.has('checkIn') && search.checkIn === '',
      party: isPartyUnread,
      place: !!query.get('destination') && search.destination === '',
    },
    /** From its first page, unless the page is what changes. */
    hrefWith: (changes: Partial<HotelSearch>) => hotelsHref({ ...search, page: 0, ...changes }),
  };
}

/** Dates of the list go along to the hotels that are opened from it. */
function useAsLastSearch(
  { checkIn, checkOut, adults, children }: HotelSearch,
  isPartyUnread: boolean,
): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!checkIn || isPartyUnread) return;
    dispatch(rememberStay({ checkIn, checkOut, adults, children }, { bedType: '' }));
  }, [dispatch, checkIn, checkOut, adults, children, isPartyUnread]);
}
