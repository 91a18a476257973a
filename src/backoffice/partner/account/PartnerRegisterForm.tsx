import { tidy } from '../../../../domain/texts/texts';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../../ui/navigation/Link';
import { CONSENT_VERSION } from '../../../../domain/accounts/consent';
import { useSignUpMutation } from '../../../api/accounts';
import { paths } from '../../../../site/paths';
import type { SignInState } from '../../../state/signInState';
import { verificationAwaited } from '../../../state/authSlice';
import { typedEmail } from '../../../state/persistence/handedOver';
import { useAppDispatch } from '../../../state/store';
import { accountTexts } from '../../../i18n/en/partner/account';
import { CheckboxItem } from '../../ui/form/CheckboxItem';
import { PasswordItem } from '../../ui/form/PasswordItem';
import { TextItem } from '../../ui/form/TextItem';
import { BackofficeForm } from '../../ui/form/BackofficeForm';
import { useBackofficeForm } from '../../ui/form/useBackofficeForm';
import { partnerRegisterSchema } from './accountSchemas';

const { register: texts, fields } = accountTexts;

const empty = {
  hotelName: '',
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  // The law wants the consent to be given, not assumed: it is never ticked beforehand.
  consent: false,
};

/** Opens a partner's account with the draft of a first hotel. */
export function PartnerRegisterForm() {
  const [signUp] = useSignUpMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const form = useBackofficeForm({
    initialValues: empty,
    schema: partnerRegisterSchema,
    failed: texts.failed,
    send: async ({ hotelName, name, email, password }) => {
      const account = { hotelName: tidy(hotelName), name: tidy(name), email: email.trim() };
      const consentVersion = CONSENT_VERSION;
      await signUp({ body: { ...account, password, role: 'PARTNER', consentVersion } }).unwrap();
      dispatch(verificationAwaited(account.email));
      const state: SignInState = { ...typedEmail(account.email), role: 'partner', language: 'en' };
      await navigate(paths.emailVerification(), { state });
    },
  });
  return (
    <BackofficeForm
      form={form}
      label={texts.title}
      submit={{ text: texts.submit, busyText: texts.busy }}
    >
      <TextItem name="hotelName" label={fields.hotelName} autoComplete="organization" required />
      <TextItem name="name" label={fields.name} autoComplete="name" required />
      <TextItem name="email" label={fields.email} type="email" autoComplete="email" required />
      <PasswordItem
        name="password"
        label={fields.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
        alsoClears={['confirmPassword']}
        required
      />
      <PasswordItem
        name="confirmPassword"
        label={fields.confirmPassword}
        autoComplete="new-password"
        required
      />
      <div>
        <CheckboxItem name="consent" label={texts.consent} />
        <Link to={`${paths.policySupport()}#personal-data`} target="_blank">
          {texts.consentMore}
        </Link>
      </div>
    </BackofficeForm>
  );
}
