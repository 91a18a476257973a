import { skipToken } from '@reduxjs/toolkit/query';
import { type StayWish, roomSearches } from '../../../domain/stays/stayWish';
import { nearestStayOf } from '../../entities/stay/NearestStayLink';
import { api, isRequestError, useSearchRoomsQuery, type Room } from '../../api';

/** Other backends may answer something that is no list; it counts as empty. */
const asRooms = (answer: Room[] | undefined): Room[] | undefined =>
  answer === undefined || Array.isArray(answer) ? answer : [];

/**
 * The rooms that are free for the criteria: `fitting` hold the whole party alone, `free` are all of
 * them (a big party may take several). Both are undefined before a search and until its answer.
 * `notAllowed` says why none of those that are free takes the stay.
 */
export function useRoomSearch(hotelId: number, criteria: StayWish | null) {
  const searches = criteria && roomSearches(hotelId, criteria);
  const fitting = useSearchRoomsQuery(searches?.fitting ?? skipToken);
  const all = useSearchRoomsQuery(searches?.all ?? skipToken);
  const notAllowed = whyNotAllowed(fitting.error) ?? whyNotAllowed(all.error);
  const roomsOf = ({ currentData, error }: typeof fitting) =>
    whyNotAllowed(error) === null ? asRooms(currentData) : [];
  const fittingRooms = roomsOf(fitting);
  const free = searches?.all ? roomsOf(all) : fittingRooms;
  // Where none holds the party alone, what is found are those that do together.
  const asked = fittingRooms?.length === 0 && searches?.all ? all : fitting;
  // Asked again, the rooms stay in sight.
  const isKnown = asked === all ? free !== undefined : fittingRooms !== undefined;
  return {
    fitting: fittingRooms,
    free,
    notAllowed,
    /** The stay near this one that rooms can be had for. */
    nearest: nearestStayOf(fitting.error) ?? nearestStayOf(all.error),
    searching: asked.isFetching && !isKnown,
    failed: asked.isError && !asked.isFetching && !isKnown,
    retry: () => {
      void fitting.refetch();
      if (searches?.all) void all.refetch();
    },
  };
}

/** The sentence of a server whose dates do not allow a stay; null for every other failure. */
function whyNotAllowed(error: unknown): string | null {
  if (!isRequestError(error) || error.status !== 422) return null;
  return Object.values(error.fieldErrors)[0] ?? error.message;
}

/** Asks once, outside the page's own list, which rooms are free. Rejects when no answer comes. */
export function useFreeRoomsLookup(hotelId: number) {
  const [ask] = api.endpoints.searchRooms.useLazyQuery();
  return async (criteria: StayWish): Promise<Room[]> =>
    asRooms(await ask(roomSearches(hotelId, criteria).anyRoom, true).unwrap()) ?? [];
}
