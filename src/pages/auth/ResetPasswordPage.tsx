import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../site/paths';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { LinkButton } from '../../ui/actions/LinkButton';
import { Notice } from '../../ui/feedback/Notice';
import { SignInCard } from './SignInCard';
import { useEnglish } from './useEnglish';
import { ResetPasswordForm } from './ResetPasswordForm';
import { TryLoginLink } from './TryLoginLink';
import { useTitleFocus } from './useTitleFocus';
import { Stack } from '../../ui/layout/Stack';

type Outcome = 'partner' | 'traveller' | 'broken' | 'maybeSet';

/** Where the mailed link leads: a new password, and on to the login of whoever asked for it. */
export default function ResetPasswordPage() {
  const { reset: texts } = useTexts(accountsTexts);
  const [query] = useSearchParams();
  const token = query.get('token')?.trim() ?? '';
  const [outcome, setOutcome] = useState<Outcome | null>(token ? null : 'broken');
  useTitleFocus(outcome);
  if (!useEnglish(query.get('language') === 'en')) return null;
  if (outcome === 'broken' || outcome === 'maybeSet') {
    return <BrokenLink maybeSet={outcome === 'maybeSet'} />;
  }
  if (outcome !== null) return <PasswordSet login={outcome} />;
  return (
    <SignInCard title={texts.title} intro={texts.intro} pitch="traveller">
      <ResetPasswordForm
        token={token}
        onSet={(role) => setOutcome(role === 'PARTNER' ? 'partner' : 'traveller')}
        onBroken={(maybeSet) => setOutcome(maybeSet ? 'maybeSet' : 'broken')}
      />
    </SignInCard>
  );
}

function PasswordSet({ login }: { login: 'partner' | 'traveller' }) {
  const { reset: texts, login: loginTexts } = useTexts(accountsTexts);
  return (
    <SignInCard title={texts.doneTitle} pitch={login}>
      <Notice tone="success">
        <p>{texts.done}</p>
      </Notice>
      <LinkButton to={login === 'partner' ? paths.partnerLogin() : paths.login()} wide>
        {login === 'partner' ? loginTexts.partnerLogin : loginTexts.submit}
      </LinkButton>
    </SignInCard>
  );
}

function BrokenLink({ maybeSet }: { maybeSet: boolean }) {
  const { reset: texts } = useTexts(accountsTexts);
  return (
    <SignInCard title={texts.brokenTitle} pitch="traveller">
      <Notice tone="error">
        <p>{maybeSet ? texts.maybeSet : texts.broken}</p>
      </Notice>
      <Stack gap={2}>
        {maybeSet && <TryLoginLink />}
        <LinkButton to={paths.forgotPassword()} variant={maybeSet ? 'secondary' : undefined} wide>
          {texts.askAgain}
        </LinkButton>
      </Stack>
    </SignInCard>
  );
}
