import type { ReactNode } from 'react';
import { LiveContext } from './liveContext';
import { useLiveChanges } from './useLiveChanges';

/** Keeps every page of the area as fresh as the hotels are. */
export function LiveProvider({ children }: { children: ReactNode }) {
  return <LiveContext value={useLiveChanges()}>{children}</LiveContext>;
}
