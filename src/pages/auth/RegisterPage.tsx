import { paths } from '../../../site/paths';
import { typedEmail } from '../../state/persistence/handedOver';
import { useAppSelector } from '../../state/store';
import { useCurrentUser } from '../../state/useCurrentUser';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { SignInCard } from './SignInCard';
import { RegisterForm } from './RegisterForm';
import { useSignInState } from './useSignInState';
import { Redirect } from '../../ui/navigation/Redirect';

/** Opening a traveller's account, or a partner's when the page before said so. */
export default function RegisterPage() {
  const { register: texts } = useTexts(accountsTexts);
  const state = useSignInState();
  const { user } = useCurrentUser();
  const verifyingEmail = useAppSelector((store) => store.auth.verifyingEmail);
  if (user) return <Redirect to={paths.home()} replace />;
  if (verifyingEmail) {
    const onward = { ...state, ...typedEmail(verifyingEmail) };
    return <Redirect to={paths.verifyEmail()} replace state={onward} />;
  }

  const asPartner = state.role === 'partner';
  return (
    <SignInCard
      title={asPartner ? texts.partnerTitle : texts.title}
      intro={asPartner ? texts.partnerIntro : texts.intro}
      pitch={asPartner ? 'partner' : 'traveller'}
      links={[{ question: texts.haveAccount, label: texts.login, to: paths.login(), state }]}
    >
      <RegisterForm role={asPartner ? 'PARTNER' : null} email={state.email} />
    </SignInCard>
  );
}
