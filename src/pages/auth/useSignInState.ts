import { useLocation } from 'react-router-dom';
import { type SignInState, isSignInReason, ownPath } from '../../state/signInState';
import { useHandedOver, useTypedEmail } from '../../state/persistence/handedOver';

/** What the page before handed over. History may hold anything, so every value is checked. */
export function useSignInState(): SignInState {
  const state: unknown = useLocation().state;
  const given = (typeof state === 'object' && state !== null ? state : {}) as Record<
    keyof SignInState,
    unknown
  >;
  const from = ownPath(useHandedOver('from'));
  const typed = useTypedEmail();
  return {
    ...(given.role === 'partner' && { role: given.role }),
    ...(given.language === 'en' && { language: given.language }),
    ...(from && { from }),
    ...(typeof given.owner === 'string' && { owner: given.owner }),
    ...(isSignInReason(given.reason) && { reason: given.reason }),
    ...typed,
  };
}
