import { paths } from '../../../site/paths';
import { signedOut } from '../../state/authSlice';
import type { SignInState } from '../../state/signInState';
import { useAppDispatch } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { LinkButton } from '../../ui/actions/LinkButton';

const state: SignInState = { reason: 'changePassword' };

/** To the login, where it turns out whether a password was set. */
export function TryLoginLink() {
  const { reset: texts } = useTexts(accountsTexts);
  const dispatch = useAppDispatch();
  return (
    // Whoever is signed in here would be led on from the login.
    <LinkButton to={paths.login()} state={state} onClick={() => dispatch(signedOut())} wide>
      {texts.tryLogin}
    </LinkButton>
  );
}
