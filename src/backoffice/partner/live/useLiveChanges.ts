import { useEffect, useState } from 'react';
import { baseApi } from '../../../api/baseApi';
import type { LiveEvent } from '../../../api/eventStream';
import { tellUnauthorized } from '../../../api/session';
import { useAppDispatch, useAppSelector } from '../../../state/store';
import { useCurrentUser } from '../../../state/useCurrentUser';
import { shareStream } from './shareStream';

const HIDDEN_MS = 60_000;
/** What changed together is asked for together. */
const TOGETHER_MS = 100;

type Dispatch = ReturnType<typeof useAppDispatch>;

/**
 * Asks again for what any page of the area shows as soon as the server tells of a change. Returns whether it is
 * told: else only the slow looks keep the page fresh.
 */
export function useLiveChanges(): boolean {
  const dispatch = useAppDispatch();
  const token = useAppSelector((state) => state.auth.token);
  const accountId = useCurrentUser().user?.id;
  const [isConnected, setConnected] = useState(false);
  useEffect(() => {
    if (!token || accountId === undefined) return undefined;
    const changes = changesOf(dispatch);
    const stream = shareStream({
      accountId,
      token,
      onEvent: changes.take,
      onConnected: setConnected,
      onUnauthorized: () => tellUnauthorized(dispatch, 401, token, true),
    });
    const stopWatching = whileSeen(stream.want);
    document.addEventListener('visibilitychange', changes.catchUp);
    return () => {
      stopWatching();
      document.removeEventListener('visibilitychange', changes.catchUp);
      stream.close();
      changes.forget();
      setConnected(false);
    };
  }, [dispatch, token, accountId]);
  return isConnected;
}

function changesOf(dispatch: Dispatch) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isAnything = false;
  const ask = () => {
    timer = undefined;
    // A hidden page asks when it is seen.
    if (document.hidden) return;
    // What bookings change is watched; the rest comes back with its page.
    const tags = isAnything ? (['Returned', 'Watched'] as const) : (['Watched'] as const);
    isDue = false;
    isAnything = false;
    dispatch(baseApi.util.invalidateTags([...tags]));
  };
  return {
    take(data: string) {
      const { kind } = JSON.parse(data) as LiveEvent;
      if (kind !== 'BOOKINGS') isAnything = true;
      isDue = true;
      timer ??= setTimeout(ask, TOGETHER_MS);
    },
    catchUp: () => {
      if (isDue && timer === undefined) ask();
    },
    forget: () => clearTimeout(timer),
  };
}

/** Wants the stream until the page has been hidden for a minute, and again when it is seen. */
function whileSeen(want: (isWanted: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => want(false), HIDDEN_MS);
    else want(true);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
