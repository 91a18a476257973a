import { isApiError } from '../../api';
import { useResetPasswordMutation, type PasswordSet } from '../../api/accounts';
import { signedOut } from '../../state/authSlice';
import { useAppDispatch } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../texts/accounts';
import { Button } from '../../ui/actions/Button';
import { Field } from '../../ui/fields/Field';
import { PasswordInput } from '../../ui/fields/PasswordInput';
import { CheckedForm } from '../../entities/account/CheckedForm';
import { resetSchema, type ResetValues } from '../../entities/account/passwordSchemas';
import { useCheckedForm } from '../../entities/account/useCheckedForm';

type ResetPasswordFormProps = {
  token: string;
  onSet: (role: PasswordSet['role']) => void;
  /** The link does not work, or not any more. */
  onBroken: () => void;
};

export function ResetPasswordForm({ token, onSet, onBroken }: ResetPasswordFormProps) {
  const texts = useTexts(accountsTexts);
  const dispatch = useAppDispatch();
  const [setPassword, { error, reset }] = useResetPasswordMutation();
  const form = useCheckedForm<ResetValues>({
    initialValues: { password: '', confirmPassword: '' },
    validationSchema: resetSchema(texts),
    onSubmit: async (values, { setErrors }) => {
      const answer = await setPassword({ passwordReset: { token, ...values } });
      if (answer.data) {
        // Whoever is signed in here may be somebody else, or has just been signed out everywhere.
        dispatch(signedOut());
        onSet(answer.data.role);
      } else if (isApiError(answer.error)) {
        if (answer.error.status === 400) onBroken();
        setErrors(answer.error.fieldErrors);
      }
    },
  });
  const serverText = isApiError(error) ? error.message : null;
  const failure = error ? (serverText ?? texts.reset.failed) : form.firstError;
  const passwords = {
    autoComplete: 'new-password',
    showLabel: texts.showPassword,
    hideLabel: texts.hidePassword,
  };

  return (
    <CheckedForm form={form} failure={failure} error={error} onRetry={reset}>
      <Field
        label={texts.reset.password}
        required
        hint={texts.register.passwordHint}
        error={form.errorOf('password') && texts.register.fixes.password}
      >
        <PasswordInput {...form.control('password')} {...passwords} />
      </Field>
      <Field
        label={texts.reset.confirmPassword}
        required
        error={form.errorOf('confirmPassword') && texts.register.fixes.confirmPassword}
      >
        <PasswordInput {...form.control('confirmPassword')} {...passwords} />
      </Field>
      <Button type="submit" size="large" wide busy={form.isSubmitting}>
        {form.isSubmitting ? texts.processing : texts.reset.submit}
      </Button>
    </CheckedForm>
  );
}
