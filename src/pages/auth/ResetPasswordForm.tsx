import { useRef } from 'react';
import { isRequestError, isUnanswered } from '../../api';
import { useResetPasswordMutation, type PasswordSet } from '../../api/accounts';
import { signedOut } from '../../state/authSlice';
import { useAppDispatch } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { AccountForm } from '../../entities/account/AccountForm';
import { PasswordField } from '../../entities/account/PasswordField';
import { resetSchema, type ResetValues } from '../../entities/account/passwordSchemas';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useForm } from '../../ui/form/useForm';
import { TryLoginLink } from './TryLoginLink';

type ResetPasswordFormProps = {
  token: string;
  onSet: (role: PasswordSet['role']) => void;
  /** The link does not work, or not any more: `maybeSet` by an earlier try that had no answer. */
  onBroken: (maybeSet: boolean) => void;
};

export function ResetPasswordForm({ token, onSet, onBroken }: ResetPasswordFormProps) {
  const all = useTexts(accountsTexts);
  const { reset: texts, register, processing } = all;
  const dispatch = useAppDispatch();
  const maybeSet = useRef(false);
  const [setPassword] = useResetPasswordMutation();
  const form = useForm<ResetValues>({
    initialValues: { password: '', confirmPassword: '' },
    schema: resetSchema(all),
    failed: texts.failed,
    unknown: texts.unknown,
    send: async (values) => {
      try {
        const { role } = await setPassword({ passwordReset: { token, ...values } }).unwrap();
        // Whoever is signed in here may be somebody else, or has just been signed out everywhere.
        dispatch(signedOut());
        onSet(role);
      } catch (error) {
        if (isRequestError(error) && error.status === 400) onBroken(maybeSet.current);
        if (isUnanswered(error)) maybeSet.current = true;
        throw error;
      }
    },
  });
  return (
    <AccountForm
      form={form}
      fixes={register.fixes}
      advice={form.formError?.isUnknown && <TryLoginLink />}
    >
      <PasswordField
        name="password"
        label={texts.password}
        hint={register.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        label={texts.confirmPassword}
        autoComplete="new-password"
      />
      <SubmitButton size="large" wide busyText={processing}>
        {texts.submit}
      </SubmitButton>
    </AccountForm>
  );
}
