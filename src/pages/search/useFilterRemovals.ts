import { useEffect, useState } from 'react';
import { type HotelSearch, listArguments } from '../../../site/hotelSearch';
import { api } from '../../api';
import type { Condition } from './useConditions';

export interface FilterRemoval extends Condition {
  /** How many hotels there are without it. */
  count: number;
}

const MAX_REMOVALS = 2;
const NONE: FilterRemoval[] = [];

/**
 * For a search that found nothing: the conditions without which there are hotels, the one that keeps
 * out most of them first. Until they are known, and when it cannot be found out, none.
 */
export function useFilterRemovals(
  search: HotelSearch,
  conditions: readonly Condition[],
): FilterRemoval[] {
  const [ask] = api.endpoints.listHotels.useLazyQuery();
  const asked = JSON.stringify([search, conditions]);
  const [answer, setAnswer] = useState({ asked, offers: NONE });
  useEffect(() => {
    let over = false;
    const [sought, dropping] = JSON.parse(asked) as [HotelSearch, Condition[]];
    const countWithout = async (condition: Condition): Promise<FilterRemoval> => {
      const wider = listArguments({ ...sought, ...condition.dropped, page: 0 });
      const less = { ...wider, size: 1, counts: false };
      const answer = await ask(less, true).unwrap();
      return { ...condition, count: answer.totalElements };
    };
    Promise.all(dropping.map(countWithout)).then(
      (counted) => {
        const useful = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
        if (!over) setAnswer({ asked, offers: useful.slice(0, MAX_REMOVALS) });
      },
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [ask, asked]);
  return answer.asked === asked ? answer.offers : NONE;
}
