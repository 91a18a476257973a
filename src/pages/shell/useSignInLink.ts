import { useLocation } from 'react-router-dom';
import { paths } from '../../../site/paths';
import { type SignInState, ownPath } from '../../state/signInState';

const ENTRIES = [
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.verifyEmail(),
  paths.emailVerification(),
];

/** The state for a link to the login or registration: back to this page afterwards. */
export function useSignInLink(): SignInState {
  const location = useLocation();
  const { pathname, search, hash } = location;
  // On the entry pages themselves, what they were given is handed on.
  if (ENTRIES.includes(pathname)) {
    const { from: given, owner = null } = (location.state ?? {}) as SignInState;
    const from = ownPath(given);
    return from ? { from, owner } : {};
  }
  return pathname === paths.home() ? {} : { from: pathname + search + hash };
}
