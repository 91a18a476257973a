import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetCurrentUserQuery, type CurrentUser } from '../../../api';
import { paths } from '../../../../site/paths';
import { useAppSelector } from '../../../state/store';
import { useLoginWhenSessionEnds } from '../../../state/useLoginWhenSessionEnds';
import { useCurrentUser } from '../../../state/useCurrentUser';
import { useWayBack } from '../../../state/useWayBack';
import { partnerSiteTexts as texts } from '../../../i18n/en/partner/site';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { AreaSkeleton } from './AreaSkeleton';
import { hasRole } from './hasRole';
import styles from './AreaFrame.module.css';
import { Redirect } from '../../../ui/navigation/Redirect';

type RoleOnlyProps = { only: CurrentUser['role']; login: string; children: ReactNode };

/**
 * A courtesy, not a lock: the server decides. Who is not signed in goes to the login and comes
 * back; who is signed in as somebody else does not learn what is here.
 */
export function RoleOnly({ only, login, children }: RoleOnlyProps) {
  const { user, signedIn, checking } = useCurrentUser();
  const leadsToLogin = useAppSelector((state) => state.auth.leadsToLogin);
  useLoginWhenSessionEnds(login);
  const wayBack = useWayBack(user);
  const { pathname, isAnothers } = useAddressOwner();

  // On the way to the login, which is told why.
  if (checking || leadsToLogin) return <AreaSkeleton />;
  // Who signs out here has no place to come back to.
  if (!signedIn) return <Redirect to={login} replace state={wayBack ?? {}} />;
  if (isAnothers) return <Redirect to={pathname} replace state={null} />;
  if (!user) return <WhoFailed />;
  return hasRole(user, only) ? children : <Redirect to={paths.notFound()} replace />;
}

/** Whether the address still says what the last account looked for: another tab may have signed in somebody else. */
function useAddressOwner() {
  const account = useAppSelector(({ auth }) => auth.account);
  const { pathname, search } = useLocation();
  const [owner, setOwner] = useState(account);
  const isAnothers = account !== null && owner !== null && account !== owner && search !== '';
  if (account !== null && account !== owner && !isAnothers) setOwner(account);
  return { pathname, isAnothers };
}

function WhoFailed() {
  const { refetch, isFetching } = useGetCurrentUserQuery();
  return (
    <main className={styles.content}>
      <ErrorPanel text={texts.whoFailed} onRetry={refetch} retrying={isFetching} />
    </main>
  );
}
