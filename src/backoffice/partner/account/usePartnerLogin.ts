import { askOnce } from '../../../api/askOnce';
import { api, useLoginMutation, type RequestError } from '../../../api';
import { signedIn, signedOut } from '../../../state/authSlice';
import { useAppDispatch } from '../../../state/store';
import { accountTexts } from '../../../i18n/en/partner/account';
import { messageOf } from '../../ui/messageOf';
import { hasPartnerAccess } from './partnerAccess';

const { login: texts } = accountTexts;

/** A refusal of ours, shown as the server's are. */
class Refused extends Error implements RequestError {
  readonly status = 403;
  readonly code = 'REFUSED';
  readonly fieldErrors = {};
  readonly problem = {};
}

/** Signs in, and out again when the account turns out to have no business here. */
export function usePartnerLogin() {
  const dispatch = useAppDispatch();
  const [login] = useLoginMutation();

  return async ({ email, password }: { email: string; password: string }) => {
    const credentials = { email: email.trim(), password, role: 'partner' };
    const session = await login({ credentials }).unwrap();
    dispatch(signedIn(session.token || session.jwt));
    try {
      await checkAccess();
    } catch (error) {
      dispatch(signedOut());
      throw error;
    }
  };

  async function checkAccess(): Promise<void> {
    const { getCurrentUser } = api.endpoints;
    const user = await askOnce(dispatch, getCurrentUser, undefined).catch((error: unknown) => {
      throw new Refused(messageOf(error, texts.whoFailed));
    });
    if (!hasPartnerAccess(user)) throw new Refused(texts.noAccess);
  }
}
