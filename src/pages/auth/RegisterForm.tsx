import { tidy } from '../../../domain/texts/texts';
import { CONSENT_VERSION } from '../../../domain/accounts/consent';
import { normalizePhone } from '../../../domain/accounts/phone';
import { useSignUpMutation, type NewTraveller } from '../../api/accounts';
import { verificationAwaited } from '../../state/authSlice';
import { useAppDispatch } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { AccountForm } from '../../entities/account/AccountForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useForm } from '../../ui/form/useForm';
import { ConsentField } from './ConsentField';
import { RegisterFields } from './RegisterFields';
import { registerSchema, type RegisterValues } from './registerSchema';

type RegisterFormProps = { role: 'PARTNER' | null; email?: string | undefined };

/** Opening an account. Once it is accepted, the address waits for its verification. */
export function RegisterForm({ role, email = '' }: RegisterFormProps) {
  const texts = useTexts(accountsTexts);
  const dispatch = useAppDispatch();
  const [signUp] = useSignUpMutation();
  const form = useForm<RegisterValues>({
    initialValues: { ...emptyForm, email },
    schema: registerSchema(texts),
    failed: texts.register.failed,
    unknown: texts.register.unknown,
    send: async (values) => {
      const body = accountOf(values, role);
      await signUp({ body }).unwrap();
      dispatch(verificationAwaited(body.email));
    },
  });
  return (
    <AccountForm form={form} fixes={texts.register.fixes}>
      <RegisterFields />
      <ConsentField />
      <SubmitButton size="large" wide busyText={texts.processing}>
        {texts.register.submit}
      </SubmitButton>
    </AccountForm>
  );
}

const emptyForm: RegisterValues = {
  email: '',
  lastName: '',
  firstName: '',
  phone: '',
  password: '',
  confirmPassword: '',
  consent: false,
};

function accountOf(values: RegisterValues, role: 'PARTNER' | null): NewTraveller {
  const { consent: _given, ...account } = values;
  return {
    ...account,
    email: values.email.trim(),
    lastName: tidy(values.lastName),
    firstName: tidy(values.firstName),
    phone: normalizePhone(values.phone) || null,
    role,
    // The form asks for nothing less.
    consentVersion: CONSENT_VERSION,
  };
}
