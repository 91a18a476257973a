import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { vietnamToday, type Stay } from '../../domain/stays/stay';
import type { StayWish } from '../../domain/stays/stayWish';
import {
  filledFrom,
  hasUnreadParty,
  namesDates,
  readStayQuery,
  withStay,
} from '../../site/readStayQuery';
import { searchSubmitted } from './searchSlice';
import { useAppDispatch, useAppSelector, type AppStore, type RootState } from './store';

/**
 * The stay that this page is about, for the links on it: what the address says, and where it leaves
 * that open, what this device last looked for.
 */
export function useShownStay(): StayWish {
  const [query] = useSearchParams();
  const last = useAppSelector((state) => state.search);
  const today = vietnamToday(new Date());
  return useMemo(() => filledFrom(query, last, today), [query, last, today]);
}

/** The days of that stay as a question about prices names them; none without dates. */
export function useShownDays(): Partial<Stay> {
  const { checkIn, checkOut } = useShownStay();
  return checkIn ? { checkIn, checkOut } : {};
}

/** A page of one hotel or room: its stay stands in the address, where a reload or a link finds it. */
export function usePageStay() {
  const [query] = useSearchParams();
  const stay = useShownStay();
  const dispatch = useAppDispatch();
  const setAddress = useStayAddress();
  const isOpen = !namesDates(query);

  useEffect(() => {
    if (isOpen && stay.checkIn) setAddress(stay, true);
  }, [isOpen, stay, setAddress]);

  // Only when the address changes: two tabs with different stays would overwrite each other for ever.
  useEffect(() => {
    if (hasUnreadParty(query)) return;
    dispatch(rememberStay(readStayQuery(query, vietnamToday(new Date()))));
  }, [dispatch, query]);

  return {
    stay,
    /** The address names dates, but none that can be booked (any more). */
    datesOver: !isOpen && stay.checkIn === '',
    /** `search`: a step of its own, which Back undoes. */
    choose: (wish: StayWish, by?: 'search') => {
      dispatch(searchSubmitted(wish));
      setAddress(wish, isOpen || by !== 'search');
    },
  };
}

function useStayAddress() {
  const navigate = useNavigate();
  const location = useLocation();
  const { search, hash } = location;
  const state: unknown = location.state;
  return useCallback(
    (wish: StayWish, replace: boolean) => {
      const next = String(withStay(new URLSearchParams(search), wish));
      if (`?${next}` === search) return;
      void navigate({ search: next, hash }, { replace, state, preventScrollReset: true });
    },
    [navigate, search, hash, state],
  );
}

/** What was opened by a link was looked for, too. If it was not already, `afresh` goes with it. */
export const rememberStay =
  (said: Partial<StayWish>, afresh: Partial<StayWish> = {}) =>
  (dispatch: AppStore['dispatch'], getState: () => RootState) => {
    const last = getState().search;
    const names = Object.keys(said) as (keyof StayWish)[];
    if (names.some((name) => said[name] !== last[name])) {
      dispatch(searchSubmitted({ ...last, ...afresh, ...said }));
    }
  };
