import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../site/paths';
import type { SignInState } from '../../state/signInState';
import { useAppSelector } from '../../state/store';
import { useCurrentUser } from '../../state/useCurrentUser';
import { PageSkeleton } from './PageSkeleton';
import { Redirect } from '../../ui/navigation/Redirect';

/**
 * A courtesy, not a lock: the server decides. Somebody who is not signed in goes to the login and
 * comes back; somebody who signs out here goes home.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { user, signedIn, checking } = useCurrentUser();
  const leadsToLogin = useAppSelector((state) => state.auth.leadsToLogin);
  const { pathname, search, hash } = useLocation();
  const [wasHere, setWasHere] = useState(false);
  if (user && !wasHere) setWasHere(true);

  // The layout is about to lead to the login, and knows why.
  if (checking || leadsToLogin) return <PageSkeleton />;
  if (signedIn) return children;
  if (wasHere) return <Redirect to={paths.home()} replace />;
  const state: SignInState = { from: pathname + search + hash };
  return <Redirect to={paths.login()} replace state={state} />;
}
