import { isApiError, useLoginMutation } from '../../api';
import { signedIn } from '../../state/authSlice';
import { useAppDispatch } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../texts/accounts';
import { Button } from '../../ui/actions/Button';
import { Field } from '../../ui/fields/Field';
import { PasswordInput } from '../../ui/fields/PasswordInput';
import { TextInput } from '../../ui/fields/TextInput';
import { CheckedForm } from '../../entities/account/CheckedForm';
import { loginSchema, type LoginValues } from './loginSchema';
import { ResendVerification } from './ResendVerification';
import { useCheckedForm } from '../../entities/account/useCheckedForm';

type LoginFormProps = {
  role: 'customer' | 'partner';
  email?: string | undefined;
  /** The credentials were right and the page is about to go on. */
  leaving: boolean;
};

export function LoginForm({ role, email = '', leaving }: LoginFormProps) {
  const texts = useTexts(accountsTexts);
  const dispatch = useAppDispatch();
  const [login, { error, reset }] = useLoginMutation();
  const form = useCheckedForm<LoginValues>({
    initialValues: { email, password: '' },
    validationSchema: loginSchema(texts),
    onSubmit: async ({ email, password }, { setErrors }) => {
      const answer = await login({ credentials: { email: email.trim(), password, role } });
      if (answer.data) dispatch(signedIn(answer.data.jwt || answer.data.token));
      else if (isApiError(answer.error)) setErrors(answer.error.fieldErrors);
    },
  });
  const busy = form.isSubmitting || leaving;
  const failure = error ? failureText(texts, error) : form.firstError;

  const unverified = isApiError(error) && error.status === 400;

  return (
    <CheckedForm
      form={form}
      failure={failure}
      error={error}
      onRetry={reset}
      advice={
        unverified && <ResendVerification key={form.submitCount} email={form.values.email.trim()} />
      }
    >
      <Field
        label={texts.email}
        required
        error={form.errorOf('email') && texts.register.fixes.email}
      >
        <TextInput
          {...form.control('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder={texts.emailExample}
        />
      </Field>
      <Field
        label={texts.password}
        required
        error={form.errorOf('password') && texts.login.fixPassword}
      >
        <PasswordInput
          {...form.control('password')}
          autoComplete="current-password"
          showLabel={texts.showPassword}
          hideLabel={texts.hidePassword}
        />
      </Field>
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? texts.processing : texts.login.submit}
      </Button>
    </CheckedForm>
  );
}

function failureText(texts: (typeof accountsTexts)['vi'], error: unknown): string {
  const status = isApiError(error) ? error.status : 0;
  if (status === 403 && isApiError(error) && error.message) return error.message;
  if (status === 401) return texts.login.wrongCredentials;
  return status === 400 ? texts.login.notVerified : texts.failed;
}
