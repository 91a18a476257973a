import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CurrentUser } from '../api';
import type { SignInState } from './signInState';
import { useAppSelector } from './store';

/**
 * For the login that a page leads to once nobody is signed in: the way back to it. Null after its reader has
 * signed out, be it in another tab; whose session another tab found ended is about to come back.
 */
export function useWayBack(user: CurrentUser | null): SignInState | null {
  const owner = useAppSelector(({ auth }) => auth.waitsFor);
  const { pathname, search, hash } = useLocation();
  const [wasHere, setWasHere] = useState(false);
  if (user && !wasHere) setWasHere(true);

  const from = pathname + search + hash;
  if (!wasHere) return { from };
  return owner === null ? null : { from, owner, reason: 'sessionEnded' };
}
