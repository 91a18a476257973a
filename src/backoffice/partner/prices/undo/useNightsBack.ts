import { nanoid } from '@reduxjs/toolkit';
import { repeatedUnanswered } from '../../../../api';
import {
  useChangeNightsMutation,
  useResetNightsMutation,
  type NightsChange,
  type NightsOfType,
  type NightsReset,
} from '../../../../api/partner';
import { useAppDispatch } from '../../../../state/store';
import type { NightsSet } from './nightsSet';
import { spanOfNights } from './spanOfNights';

type Nights = readonly NightsOfType[];

/** Most of what is set is never taken back. */
const load = () => import('./nightsBack');
const loadAhead = () => void load().catch(() => undefined);

/**
 * Sets nights by hand, takes back what was set and sets it again; not where somebody has changed one of them in between:
 * what is thrown names those.
 */
export function useNightsBack(hotelId: number) {
  const [change] = useChangeNightsMutation();
  const [reset] = useResetNightsMutation();
  const dispatch = useAppDispatch();

  // A press has a key of its own: what is set, and unset by the next one, is set anew by the one after that.
  const sent = () => ({ hotelId, 'Idempotency-Key': nanoid(24) });
  const sends = {
    ...{ hotelId, dispatch },
    change: (nightsChange: NightsChange) => {
      const asked = { ...sent(), nightsChange };
      return repeatedUnanswered(() => change(asked).unwrap());
    },
    reset: (nightsReset: NightsReset) => {
      const asked = { ...sent(), nightsReset };
      return repeatedUnanswered(() => reset(asked).unwrap());
    },
  };
  return {
    loadAhead,
    setRules: (nights: Nights, set: NightsSet) => sends.change({ ...spanOfNights(nights), ...set }),
    /** @param set null: what was said by hand was forgotten */
    takeBack: async (nights: Nights, set: NightsSet | null) =>
      (await load()).takeBack(sends, nights, set),
    makeAgain: async (nights: Nights, set: NightsSet) =>
      (await load()).makeAgain(sends, nights, set),
  };
}
