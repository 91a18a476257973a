import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useGetPartnerHotelQuery, useListPartnerHotelsQuery } from '../../../api/partner';
import type { PartnerHotel } from '../../../api/partner';
import { isNotFound } from '../../ui/isNotFound';

/** What choosing among hotels needs of one. */
export type HotelChoice = Pick<PartnerHotel, 'id' | 'name' | 'currency'> &
  Partial<Pick<PartnerHotel, 'suspendedReason'>>;

const MAX_SHOWN = 50;
const PAUSE_MS = 250;

/** The partner's hotels whose name or address has the words typed so far. */
export function useHotelSearch(chosen: HotelChoice | undefined) {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isFetching } = useListPartnerHotelsQuery(listOf(text));
  const found: readonly HotelChoice[] = data?.content ?? [];
  const listed = found.some(({ id }) => id === chosen?.id);
  return {
    // The chosen one must have its name even when it is not among the first.
    hotels: chosen && !listed && text === '' ? [chosen, ...found] : found,
    isFetching,
    setTyped,
  };
}

function listOf(text: string) {
  return { size: MAX_SHOWN, sort: 'name', ...(text !== '' && { text }) } as const;
}

/** The hotel of that id; without one the partner's first, or only the one that there is, or none. */
export function useChosenHotel(
  id: number | undefined,
  byDefault: 'first' | 'only' | 'none' = 'first',
) {
  const list = useListPartnerHotelsQuery(listOf(''));
  const isChosen =
    byDefault === 'first' || (byDefault === 'only' && list.data?.totalElements === 1);
  const first: HotelChoice | undefined = isChosen ? list.data?.content[0] : undefined;
  const listed = list.data?.content.find((hotel) => hotel.id === id);
  const unlisted = id !== undefined && list.data !== undefined && listed === undefined;
  const one = useGetPartnerHotelQuery(unlisted ? { id } : skipToken);
  // What was known of one that is gone is still there.
  const isGone = unlisted && isNotFound(one.error);
  const unlistedOne = unlisted && !isGone ? one.currentData : undefined;
  const chosen: HotelChoice | undefined = id === undefined ? first : (listed ?? unlistedOne);
  return {
    hotel: chosen,
    /** The one of that id is not there any more, or was never theirs. */
    isGone,
    hasNone: list.data?.totalElements === 0,
    /** Not while one that failed is asked for again: whatever stands there would come and go. */
    isLoading: list.isLoading || (unlisted && one.isFetching && !one.currentData && !one.error),
    failed: list.error !== undefined && !list.data,
    retry: list.refetch,
  };
}
