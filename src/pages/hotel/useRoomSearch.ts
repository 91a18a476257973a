import { skipToken } from '@reduxjs/toolkit/query';
import { type StayWish, roomSearches } from '../../../domain/stays/stayWish';
import { api, useSearchRoomsQuery, type Room } from '../../api';

/** Other backends may answer something that is no list; it counts as empty. */
const asRooms = (answer: Room[] | undefined): Room[] | undefined =>
  answer === undefined || Array.isArray(answer) ? answer : [];

/**
 * The rooms that are free for the criteria: `fitting` hold the whole party alone, `free` are all of
 * them (a big party may take several). Both are undefined before a search and until its answer.
 */
export function useRoomSearch(hotelId: number, criteria: StayWish | null) {
  const searches = criteria && roomSearches(hotelId, criteria);
  const fitting = useSearchRoomsQuery(searches?.fitting ?? skipToken);
  const all = useSearchRoomsQuery(searches?.all ?? skipToken);
  const fittingRooms = asRooms(fitting.currentData);
  return {
    fitting: fittingRooms,
    free: searches?.all ? asRooms(all.currentData) : fittingRooms,
    // Asked again, the rooms stay in sight.
    searching: fitting.isFetching && !fittingRooms,
    failed: fitting.isError && !fitting.isFetching && !fittingRooms,
    retry: () => void fitting.refetch(),
  };
}

/** Asks once, outside the page's own list, which rooms are free. Rejects when no answer comes. */
export function useFreeRoomsLookup(hotelId: number) {
  const [ask] = api.endpoints.searchRooms.useLazyQuery();
  return async (criteria: StayWish): Promise<Room[]> =>
    asRooms(await ask(roomSearches(hotelId, criteria).anyRoom, true).unwrap()) ?? [];
}
