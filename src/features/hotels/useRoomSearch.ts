import { skipToken } from '@reduxjs/toolkit/query';
import { api, useSearchRoomsQuery, type Room } from '../../api';
import type { SearchCriteria } from '../../state/searchSlice';

/** Other backends may answer something that is no list; it counts as empty. */
const asRooms = (answer: Room[] | undefined): Room[] | undefined =>
  answer === undefined || Array.isArray(answer) ? answer : [];

const wholeSearch = (id: number, { bedType, ...rest }: SearchCriteria) => ({
  id,
  ...rest,
  ...(bedType && { bedType }),
});

/** The same nights for anybody: every room that is free, however small. */
const anyRoom = (id: number, { checkIn, checkOut }: SearchCriteria) => ({
  id,
  checkIn,
  checkOut,
  adults: 1,
  children: 0,
});

const narrows = ({ adults, children, bedType }: SearchCriteria) =>
  adults > 1 || children > 0 || bedType !== '';

/**
 * The rooms that are free for the criteria: `fitting` hold the whole party alone, `free` are all of
 * them (a big party may take several). Both are undefined before a search and until its answer.
 */
export function useRoomSearch(hotelId: number, criteria: SearchCriteria | null) {
  const fitting = useSearchRoomsQuery(criteria ? wholeSearch(hotelId, criteria) : skipToken);
  const all = useSearchRoomsQuery(
    criteria && narrows(criteria) ? anyRoom(hotelId, criteria) : skipToken,
  );
  const fittingRooms = asRooms(fitting.currentData);
  return {
    fitting: fittingRooms,
    free: criteria && narrows(criteria) ? asRooms(all.currentData) : fittingRooms,
    searching: fitting.isFetching,
    failed: fitting.isError && !fitting.isFetching,
    retry: () => void fitting.refetch(),
  };
}

/** Asks once, outside the page's own list, which rooms are free. Rejects when no answer comes. */
export function useFreeRoomsLookup(hotelId: number) {
  const [ask] = api.endpoints.searchRooms.useLazyQuery();
  return async (criteria: SearchCriteria): Promise<Room[]> =>
    asRooms(await ask(anyRoom(hotelId, criteria), true).unwrap()) ?? [];
}
