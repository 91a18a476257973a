import { useEffectEvent, useLayoutEffect, useState } from 'react';
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
}

/** What was typed when the session ended by itself comes back with the same account: the login says so. */
export function useKeptForLogin<T>(name: string, { typed, restore }: Kept<T>): void {
  const key = useKeptKey(name);
  const dispatch = useAppDispatch();
  const [found] = useState(() => keptValues<T>(key));
  const begin = useEffectEvent(() => {
    if (found !== undefined) restore(found);
  });
  const leave = useEffectEvent(() => {
    const left = dispatch(isLoginAwaited) ? typed() : null;
    if (left === null) forgetValues(key);
    else keepValues(key, left);
  });
  useLayoutEffect(() => {
    begin();
    return () => leave();
  }, []);
}

/** Whether something of this name is about to come back. */
export function useIsKept(name: string): boolean {
  const key = useKeptKey(name);
  const [isKept] = useState(() => keptValues(key) !== undefined);
  return isKept;
}
