import { useLocation } from 'react-router-dom';
import { ownPath, paths, type SignInState } from '../../paths';

const ENTRIES = [
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  '/reset-password',
  paths.verifyEmail(),
  '/email-verification',
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
