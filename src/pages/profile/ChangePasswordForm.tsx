import { useChangePasswordMutation } from '../../api/accounts';
import { sessionGivenUp, signedIn } from '../../state/authSlice';
import { useAppDispatch } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { profileTexts } from '../../i18n/profile';
import { AccountForm } from '../../entities/account/AccountForm';
import { PasswordField } from '../../entities/account/PasswordField';
import { changeSchema, type ChangeValues } from '../../entities/account/passwordSchemas';
import { Button } from '../../ui/actions/Button';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useForm } from '../../ui/form/useForm';
import { useToast } from '../../ui/overlays/toastContext';
import styles from '../../entities/account/AccountForm.module.css';

const empty: ChangeValues = { currentPassword: '', password: '', confirmPassword: '' };

type ChangePasswordFormProps = {
  /** Password managers keep the new password under it. */
  email: string;
};

export function ChangePasswordForm({ email }: ChangePasswordFormProps) {
  const texts = useTexts(accountsTexts);
  const { password: own } = useTexts(profileTexts);
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [change] = useChangePasswordMutation();
  const form = useForm<ChangeValues>({
    initialValues: empty,
    schema: changeSchema(texts),
    failed: own.failed,
    unknown: own.unknown,
    send: async (passwordChange, { resetForm }) => {
      const session = await change({ passwordChange }).unwrap();
      // The token this page has worked with is worth nothing any more.
      dispatch(signedIn(session.token));
      toast({ tone: 'success', text: own.done });
      // In place: the focus stays.
      resetForm();
    },
  });
  return (
    <AccountForm
      form={form}
      fixes={{ ...texts.register.fixes, currentPassword: own.fixCurrent }}
      advice={
        form.formError?.isUnknown && (
          <Button onClick={() => dispatch(sessionGivenUp())}>{own.logIn}</Button>
        )
      }
    >
      <input type="text" autoComplete="username" value={email} hidden readOnly />
      <PasswordField name="currentPassword" label={own.current} autoComplete="current-password" />
      <div className={styles.pair}>
        <PasswordField name="password" label={own.next} autoComplete="new-password" />
        <PasswordField name="confirmPassword" label={own.again} autoComplete="new-password" />
      </div>
      <SubmitButton variant="secondary" busyText={texts.processing}>
        {own.submit}
      </SubmitButton>
    </AccountForm>
  );
}
