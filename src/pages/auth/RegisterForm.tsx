import { CONSENT_VERSION } from '../../../domain/consent';
import { normalizePhone } from '../../../domain/phone';
import { isApiError } from '../../api';
import { useSignUpMutation, type NewTraveller } from '../../api/accounts';
import { verificationAwaited } from '../../state/authSlice';
import { useAppDispatch } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../texts/accounts';
import { Button } from '../../ui/actions/Button';
import { CheckedForm } from '../../entities/account/CheckedForm';
import { ConsentField } from './ConsentField';
import { RegisterFields } from './RegisterFields';
import { registerSchema, type RegisterValues } from './registerSchema';
import { useCheckedForm } from '../../entities/account/useCheckedForm';

type RegisterFormProps = { role: 'PARTNER' | null; email?: string | undefined };

/** Opening an account. Once it is accepted, the address waits for its verification. */
export function RegisterForm({ role, email = '' }: RegisterFormProps) {
  const texts = useTexts(accountsTexts);
  const dispatch = useAppDispatch();
  const [signUp, { error, reset }] = useSignUpMutation();
  const form = useCheckedForm<RegisterValues>({
    initialValues: { ...emptyForm, email },
    validationSchema: registerSchema(texts),
    onSubmit: async (values, { setErrors }) => {
      const body = accountOf(values, role);
      const answer = await signUp({ body });
      if (answer.data) dispatch(verificationAwaited(body.email));
      else if (isApiError(answer.error)) setErrors(answer.error.fieldErrors);
    },
  });
  const serverText = isApiError(error) ? error.message : null;
  const failure = error ? (serverText ?? texts.register.failed) : form.firstError;
  /** After a rule of ours the message stands above and the field says how to mend it. */
  const errorAt = (name: keyof RegisterValues) => {
    const found = form.errorOf(name);
    return found && !error ? texts.register.fixes[name] : found;
  };

  return (
    <CheckedForm form={form} failure={failure} error={error} onRetry={reset}>
      <RegisterFields control={form.control} errorAt={errorAt} />
      <ConsentField
        checked={form.values.consent}
        onChange={form.onChange}
        error={errorAt('consent')}
      />
      <Button type="submit" size="large" wide busy={form.isSubmitting}>
        {form.isSubmitting ? texts.processing : texts.register.submit}
      </Button>
    </CheckedForm>
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
    lastName: values.lastName.trim(),
    firstName: values.firstName.trim(),
    phone: normalizePhone(values.phone) || null,
    role,
    // The form asks for nothing less.
    consentVersion: CONSENT_VERSION,
  };
}
