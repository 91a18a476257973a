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
  const { account, waitsFor: owner } = useAppSelector(({ auth }) => auth);
  const { pathname, search, hash } = useLocation();
  const [wasHere, setWasHere] = useState(false);
  // Without a network nobody says who they are, but they may sign out.
  const [isKnown] = useState(account !== null);
  if (user && !wasHere) setWasHere(true);

  const from = pathname + search + hash;
  // Also one that was over before the page was opened, which its first question finds.
  if (owner !== null && (wasHere || isKnown)) return { from, owner, reason: 'sessionEnded' };
  return wasHere || (isKnown && account === null) ? null : { from };
}
