import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../../site/paths';
import { type SignInState, ownPath } from '../../../state/signInState';
import { useHandedOver, useTypedEmail } from '../../../state/persistence/handedOver';
import { useCurrentUser } from '../../../state/useCurrentUser';
import { accountTexts } from '../../../i18n/en/partner/account';
import { Notice } from '../../../ui/feedback/Notice';
import { SignInFrame } from './SignInFrame';
import { hasPartnerAccess } from './partnerAccess';
import { PartnerLoginForm } from './PartnerLoginForm';
import { Redirect } from '../../../ui/navigation/Redirect';

const { login: texts } = accountTexts;

const ways = [
  { question: texts.noAccount, label: texts.register, to: paths.partnerRegister() },
  { question: texts.traveller, label: texts.travellerLogin, to: paths.login() },
];

export default function PartnerLoginPage() {
  const state = useLocation().state as SignInState | null;
  const from = useHandedOver('from');
  const { email = '' } = useTypedEmail();
  const { user } = useCurrentUser();
  const [busy, setBusy] = useState(false);
  if (user && !busy) {
    const wanted = ownPath(from) ?? paths.partnerDashboard();
    return <Redirect to={hasPartnerAccess(user) ? wanted : paths.home()} replace />;
  }
  return (
    <SignInFrame title={texts.title} intro={texts.intro} ways={ways}>
      {(state?.reason === 'sessionEnded' || state?.reason === 'changePassword') && (
        <Notice still>{texts[state.reason]}</Notice>
      )}
      <PartnerLoginForm email={email} onBusy={setBusy} />
    </SignInFrame>
  );
}
