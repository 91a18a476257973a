import { useState } from 'react';
import { paths } from '../../../site/paths';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { Button } from '../../ui/actions/Button';
import { LinkButton } from '../../ui/actions/LinkButton';
import { Notice } from '../../ui/feedback/Notice';
import { SignInCard } from './SignInCard';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { useSignInState } from './useSignInState';
import { useTitleFocus } from './useTitleFocus';
import { Stack } from '../../ui/layout/Stack';

/** Asking for the mail that sets a new password. */
export default function ForgotPasswordPage() {
  const texts = useTexts(accountsTexts);
  const state = useSignInState();
  const [sentTo, setSentTo] = useState<string | null>(null);
  useTitleFocus(sentTo);
  const pitch = state.role === 'partner' ? 'partner' : 'traveller';
  const { haveAccount, login } = texts.register;
  if (sentTo !== null) {
    return (
      <SignInCard title={texts.verify.checkTitle} pitch={pitch}>
        <Notice tone="success">
          <p>{texts.forgot.sent(sentTo)}</p>
        </Notice>
        <Stack gap={2}>
          <LinkButton to={paths.login()} state={state} wide>
            {texts.verify.backToLogin}
          </LinkButton>
          <Button variant="quiet" wide onClick={() => setSentTo(null)}>
            {texts.forgot.again}
          </Button>
        </Stack>
      </SignInCard>
    );
  }
  return (
    <SignInCard
      title={texts.forgot.title}
      intro={texts.forgot.intro}
      pitch={pitch}
      links={[{ question: haveAccount, label: login, to: paths.login(), state }]}
    >
      <ForgotPasswordForm email={state.email ?? ''} onSent={setSentTo} />
    </SignInCard>
  );
}
