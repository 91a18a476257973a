import { useGetCurrentUserQuery, type CurrentUser } from '../api';
import { useAppSelector } from './store';

/**
 * Who is signed in. `checking` is true while a token is there and its owner is asked for; not while it
 * is asked again after a failure, or what stands for the failure would come and go with each try.
 */
export function useCurrentUser(): {
  user: CurrentUser | null;
  signedIn: boolean;
  checking: boolean;
} {
  const token = useAppSelector((state) => state.auth.token);
  const { currentData, isFetching, error } = useGetCurrentUserQuery(undefined, { skip: !token });
  const user = token ? (currentData ?? null) : null;
  return {
    user,
    signedIn: token !== null,
    checking: token !== null && !user && isFetching && !error,
  };
}
