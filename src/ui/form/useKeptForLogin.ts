import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useAppDispatch, type AppStore, type RootState } from '../../state/store';
import { forgetValues, keepValues, keptValues } from './keptForms';
import { useKeptKey } from './useKeptKey';

/** Whether whose session has ended by itself is about to log in again. */
export const isLoginAwaited = (_: AppStore['dispatch'], getState: () => RootState): boolean =>
  getState().auth.waitsFor !== null;

interface Kept<T> {
  /** Null where there is nothing to keep. */
  typed: () => T | null;
  restore: (kept: T) => void;
  /** It also outlives a form that is closed by a slip. */
  always?: boolean;
}

/**
 * What was typed when the session ended by itself comes back with the same account: the login says so.
 * @returns whether something came back, and how to keep nothing of it from now on
 */
export function useKeptForLogin<T>(name: string, { typed, restore, always = false }: Kept<T>) {
  const key = useKeptKey(name);
  const dispatch = useAppDispatch();
  const [found] = useState(() => keptValues<T>(key));
  const isOver = useRef(false);
  const begin = useEffectEvent(() => {
    if (found !== undefined) restore(found);
  });
  const leave = useEffectEvent(() => {
    const isToKeep = (always || dispatch(isLoginAwaited)) && !isOver.current;
    const left = isToKeep ? typed() : null;
    if (left === null) forgetValues(key);
    else keepValues(key, left);
  });
  useLayoutEffect(() => {
    begin();
    return () => leave();
  }, []);
  const forget = () => {
    isOver.current = true;
    forgetValues(key);
  };
  return { isBack: found !== undefined, forget };
}

/** Whether something of this name is about to come back. */
export function useIsKept(name: string): boolean {
  const key = useKeptKey(name);
  const [isKept] = useState(() => keptValues(key) !== undefined);
  return isKept;
}
