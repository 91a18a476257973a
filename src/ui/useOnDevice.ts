import { useSyncExternalStore } from 'react';

/**
 * False on the server and while its markup is taken over, which leaves attributes as they are: a
 * control that is typed into before would lose it, and the server's day may be over by now.
 */
export function useOnDevice(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
