import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isUnanswered, type CurrentUser } from '../../api';
import { useVerifyAccountQuery } from '../../api/accounts';
import { paths } from '../../../site/paths';
import { emailVerified, signedOut } from '../../state/authSlice';
import { useAppDispatch, useAppSelector } from '../../state/store';
import { useCurrentUser } from '../../state/useCurrentUser';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { Button } from '../../ui/actions/Button';
import { LinkButton } from '../../ui/actions/LinkButton';
import { Notice } from '../../ui/feedback/Notice';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { landingPath } from './landingPath';
import { SignInCard } from './SignInCard';
import { ResendVerification } from './ResendVerification';
import { useCreepingProgress } from './useCreepingProgress';
import { useSignInState } from './useSignInState';
import { Stack } from '../../ui/layout/Stack';

const LOGIN_AFTER_MS = 3000;

/** Answers the mail's link by itself: under way, then verified or not. */
export function VerifyToken({ token }: { token: string }) {
  const { verify: texts } = useTexts(accountsTexts);
  const { data, isSuccess, isFetching, error, refetch } = useVerifyAccountQuery({ token });
  const isPartner = data?.role === 'PARTNER';
  const login = isPartner ? paths.partnerLogin() : paths.login();
  const failed = error !== undefined && !isFetching;
  const done = isSuccess || failed;
  const progress = useCreepingProgress(done ? 'done' : 'verifying');
  const { user, checking } = useCurrentUser();
  useLoginSoon(isSuccess && !checking && !user, login);

  const title = failed ? texts.failedTitle : isSuccess ? texts.successTitle : texts.verifyingTitle;
  return (
    <SignInCard title={title} pitch={isPartner ? 'partner' : 'traveller'}>
      {!failed && <ProgressBar label={texts.verifying} value={progress} />}
      {!done && <p role="status">{texts.verifying}…</p>}
      {isSuccess && (user ? <VerifiedBeside user={user} /> : <Verified login={login} />)}
      {failed && <NotVerified error={error} onRetry={() => void refetch()} />}
    </SignInCard>
  );
}

function useLoginSoon(verified: boolean, login: string): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const state = useSignInState();
  const { from, owner = null } = state;
  useEffect(() => {
    if (!verified) return undefined;
    dispatch(emailVerified());
    const go = () => void navigate(login, { replace: true, state: from ? { from, owner } : {} });
    const timer = setTimeout(go, LOGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [verified, login, from, owner, dispatch, navigate]);
}

function Verified({ login }: { login: string }) {
  const { verify: texts } = useTexts(accountsTexts);
  const state = useSignInState();
  return (
    <>
      <Notice tone="success">
        <p>{texts.success}</p>
        <p>{texts.redirecting}</p>
      </Notice>
      <LinkButton to={login} state={state} wide>
        {texts.loginNow}
      </LinkButton>
    </>
  );
}

/** Somebody is signed in here already: whose account was verified, the link does not say. */
function VerifiedBeside({ user }: { user: CurrentUser }) {
  const { verify: texts } = useTexts(accountsTexts);
  const dispatch = useAppDispatch();
  return (
    <>
      <Notice tone="success">
        <p>{texts.success}</p>
        <p>{texts.signedInAs(user.email)}</p>
      </Notice>
      <LinkButton to={landingPath(user)} wide>
        {texts.goOn}
      </LinkButton>
      <Button variant="secondary" wide onClick={() => dispatch(signedOut())}>
        {texts.signOut}
      </Button>
    </>
  );
}

function NotVerified({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { verify: texts } = useTexts(accountsTexts);
  const state = useSignInState();
  const verifyingEmail = useAppSelector((store) => store.auth.verifyingEmail);
  const unanswered = isUnanswered(error);
  return (
    <>
      <Notice tone="error">
        <p>{unanswered ? texts.unknown : texts.failed}</p>
      </Notice>
      {unanswered ? (
        <Button wide onClick={onRetry}>
          {texts.retry}
        </Button>
      ) : (
        <ResendVerification email={state.email ?? verifyingEmail} />
      )}
      <Stack gap={2}>
        <LinkButton variant="secondary" to={paths.login()} state={state} wide>
          {texts.backToLogin}
        </LinkButton>
      </Stack>
    </>
  );
}
