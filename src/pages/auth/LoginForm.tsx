import { hasChosenLanguage } from '../../../domain/languages/languageCookie';
import { isRequestError, useLoginMutation } from '../../api';
import { signedIn } from '../../state/authSlice';
import { useAppDispatch } from '../../state/store';
import { useLanguage, useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import type { AccountsTexts } from '../../i18n/vi/accounts';
import { AccountForm } from '../../entities/account/AccountForm';
import { EmailField } from '../../entities/account/EmailField';
import { tellLanguage } from '../../entities/account/tellLanguage';
import { PasswordField } from '../../entities/account/PasswordField';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useForm } from '../../ui/form/useForm';
import { loginSchema, type LoginValues } from './loginSchema';
import { ResendVerification } from './ResendVerification';

type LoginFormProps = {
  role: 'customer' | 'partner';
  email?: string | undefined;
  /** The credentials were right and the page is about to go on. */
  leaving: boolean;
};

export function LoginForm({ role, email = '', leaving }: LoginFormProps) {
  const texts = useTexts(accountsTexts);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const [login] = useLoginMutation();
  const form = useForm<LoginValues>({
    initialValues: { email, password: '' },
    schema: loginSchema(texts),
    failed: (error) => failureText(texts, error),
    send: async (values) => {
      const credentials = { email: values.email.trim(), password: values.password, role };
      const session = await login({ credentials }).unwrap();
      dispatch(signedIn(session.jwt || session.token));
      // Chosen before anybody was signed in, it was told to nobody.
      if (hasChosenLanguage(document.cookie)) void tellLanguage(language, dispatch);
    },
  });
  const error = form.formError?.error;
  const unverified = isRequestError(error) && error.status === 400;

  return (
    <AccountForm
      form={form}
      fixes={{ email: texts.register.fixes.email, password: texts.login.fixPassword }}
      advice={
        unverified ? (
          <ResendVerification key={form.submitCount} email={form.values.email.trim()} />
        ) : (
          isRequestError(error) && error.status === 429 && <p>{error.message}</p>
        )
      }
    >
      <EmailField autoComplete="username" />
      <PasswordField name="password" label={texts.password} autoComplete="current-password" />
      <SubmitButton size="large" wide busy={leaving} busyText={texts.processing}>
        {texts.login.submit}
      </SubmitButton>
    </AccountForm>
  );
}

function failureText(texts: AccountsTexts, error: unknown): string {
  const status = isRequestError(error) ? error.status : 0;
  if (status === 403 && isRequestError(error) && error.message) return error.message;
  if (status === 401) return texts.login.wrongCredentials;
  return status === 400 ? texts.login.notVerified : texts.failed;
}
