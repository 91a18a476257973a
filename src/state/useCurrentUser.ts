import { useGetCurrentUserQuery, type CurrentUser } from '../api';
import { useAppSelector } from './store';

/** Who is signed in. `checking` is true while a token is there and its owner is not known yet. */
export function useCurrentUser(): {
  user: CurrentUser | null;
  signedIn: boolean;
  checking: boolean;
} {
  const token = useAppSelector((state) => state.auth.token);
  const { currentData, isFetching } = useGetCurrentUserQuery(undefined, { skip: !token });
  const user = token ? (currentData ?? null) : null;
  return { user, signedIn: token !== null, checking: token !== null && !user && isFetching };
}
