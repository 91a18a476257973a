import { isApiError } from '../../api';
import { useChangePasswordMutation } from '../../api/accounts';
import { signedIn } from '../../state/authSlice';
import { useAppDispatch } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../texts/accounts';
import { profileTexts } from '../../texts/profile';
import { Button } from '../../ui/actions/Button';
import { Field } from '../../ui/fields/Field';
import { PasswordInput } from '../../ui/fields/PasswordInput';
import { useToast } from '../../ui/overlays/toastContext';
import { CheckedForm } from '../../entities/account/CheckedForm';
import { changeSchema, type ChangeValues } from '../../entities/account/passwordSchemas';
import { useCheckedForm } from '../../entities/account/useCheckedForm';
import styles from '../../entities/account/SignInForm.module.css';

const empty: ChangeValues = { currentPassword: '', password: '', confirmPassword: '' };

type ChangePasswordFormProps = {
  /** Password managers keep the new password under it. */
  email: string;
  onChanged: () => void;
};

export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const texts = useTexts(accountsTexts);
  const { password: own } = useTexts(profileTexts);
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [change, { error, reset }] = useChangePasswordMutation();
  const form = useCheckedForm<ChangeValues>({
    initialValues: empty,
    validationSchema: changeSchema(texts),
    onSubmit: async (passwordChange, { setErrors }) => {
      const answer = await change({ passwordChange });
      if (answer.data) {
        // The token this page has worked with is worth nothing any more.
        dispatch(signedIn(answer.data.token));
        toast({ tone: 'success', text: own.done });
        onChanged();
      } else if (isApiError(answer.error)) setErrors(answer.error.fieldErrors);
    },
  });
  const serverText = isApiError(error) ? error.message : null;
  const failure = error ? (serverText ?? own.failed) : form.firstError;
  const fixes = { ...texts.register.fixes, currentPassword: own.fixCurrent };
  const passwordField = (name: keyof ChangeValues, label: string, autoComplete: string) => {
    const found = form.errorOf(name);
    return (
      <Field label={label} required error={found && !error ? fixes[name] : found}>
        <PasswordInput
          {...form.control(name)}
          autoComplete={autoComplete}
          showLabel={texts.showPassword}
          hideLabel={texts.hidePassword}
        />
      </Field>
    );
  };

  return (
    <CheckedForm form={form} failure={failure} error={error} onRetry={reset}>
      <input type="text" autoComplete="username" value={email} hidden readOnly />
      {passwordField('currentPassword', own.current, 'current-password')}
      <div className={styles.pair}>
        {passwordField('password', own.next, 'new-password')}
        {passwordField('confirmPassword', own.again, 'new-password')}
      </div>
      <Button type="submit" variant="secondary" busy={form.isSubmitting}>
        {form.isSubmitting ? texts.processing : own.submit}
      </Button>
    </CheckedForm>
  );
}
