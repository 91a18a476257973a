import { paths } from '../../../../site/paths';
import { useCurrentUser } from '../../../state/useCurrentUser';
import { accountTexts } from '../../../i18n/en/partner/account';
import { SignInFrame } from './SignInFrame';
import { hasPartnerAccess } from './partnerAccess';
import { PartnerRegisterForm } from './PartnerRegisterForm';
import { Redirect } from '../../../ui/navigation/Redirect';

const { register: texts } = accountTexts;

const ways = [
  { question: texts.haveAccount, label: texts.login, to: paths.partnerLogin() },
  { question: texts.traveller, label: texts.travellerRegister, to: paths.register() },
];

export default function PartnerRegisterPage() {
  const { user } = useCurrentUser();
  if (user) {
    const home = hasPartnerAccess(user) ? paths.partnerDashboard() : paths.home();
    return <Redirect to={home} replace />;
  }
  return (
    <SignInFrame title={texts.title} intro={texts.intro} ways={ways}>
      <PartnerRegisterForm />
    </SignInFrame>
  );
}
