import type { ReactNode } from 'react';
import { paths } from '../../../site/paths';
import { useAppSelector } from '../../state/store';
import { useCurrentUser } from '../../state/useCurrentUser';
import { useWayBack } from '../../state/useWayBack';
import { PageSkeleton } from './PageSkeleton';
import { Redirect } from '../../ui/navigation/Redirect';

/**
 * A courtesy, not a lock: the server decides. Somebody who is not signed in goes to the login and
 * comes back; somebody who signs out here goes home.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { user, signedIn, checking } = useCurrentUser();
  const leadsToLogin = useAppSelector((state) => state.auth.leadsToLogin);
  const wayBack = useWayBack(user);

  // The layout is about to lead to the login, and knows why.
  if (checking || leadsToLogin) return <PageSkeleton />;
  if (signedIn) return children;
  return wayBack ? (
    <Redirect to={paths.login()} replace state={wayBack} />
  ) : (
    <Redirect to={paths.home()} replace />
  );
}
