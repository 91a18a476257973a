import { paths } from '../../../site/paths';
import { useAppSelector } from '../../state/store';
import { useCurrentUser } from '../../state/useCurrentUser';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { Notice } from '../../ui/feedback/Notice';
import { SignInCard } from './SignInCard';
import { FailureMessage } from '../../entities/account/FailureMessage';
import { landingPath } from './landingPath';
import { LoginForm } from './LoginForm';
import { SocialSignIn } from './SocialSignIn';
import { useSignInState } from './useSignInState';
import { Redirect } from '../../ui/navigation/Redirect';

/** Logging in as a traveller, or as a partner when the page before said so. */
export default function LoginPage() {
  const { login: texts, failed } = useTexts(accountsTexts);
  const state = useSignInState();
  const { user, signedIn, checking } = useCurrentUser();
  const draft = useAppSelector((store) => store.draft.draft);
  const draftPath = draft?.awaitsLogin && !draft.bookingId ? paths.bookingDetails(draft) : null;
  if (user) return <Redirect to={state.from ?? draftPath ?? landingPath(user)} replace />;

  const asPartner = state.role === 'partner';
  const { role: _left, ...asTraveller } = state;
  const links = [
    { question: texts.forgot, label: texts.resetPassword, to: paths.forgotPassword(), state },
    {
      question: texts.noAccount,
      label: asPartner ? texts.registerPartner : texts.register,
      to: paths.register(),
      state,
    },
    asPartner
      ? {
          question: texts.forTravellers,
          label: texts.travellerLogin,
          to: paths.login(),
          state: asTraveller,
        }
      : {
          question: texts.forPartners,
          label: texts.partnerLogin,
          to: paths.login(),
          state: { ...state, role: 'partner' as const },
        },
  ];
  return (
    <SignInCard
      title={asPartner ? texts.partnerTitle : texts.title}
      intro={asPartner ? texts.partnerIntro : texts.intro}
      pitch={asPartner ? 'partner' : 'traveller'}
      links={links}
    >
      {state.reason && <Notice>{texts.reasons[state.reason]}</Notice>}
      {signedIn && !checking && <FailureMessage title={failed} />}
      <LoginForm role={asPartner ? 'partner' : 'customer'} email={state.email} leaving={checking} />
      <SocialSignIn />
    </SignInCard>
  );
}
