import { Button } from 'antd';
import { useChangePasswordMutation } from '../../../api/accounts';
import { sessionGivenUp, signedIn } from '../../../state/authSlice';
import { useAppDispatch } from '../../../state/store';
import { accountTexts } from '../../../i18n/en/partner/account';
import { useToast } from '../../../ui/overlays/toastContext';
import { FormRow, FormSection } from '../../ui/form/FormLayout';
import { PasswordItem } from '../../ui/form/PasswordItem';
import { BackofficeForm } from '../../ui/form/BackofficeForm';
import { useBackofficeForm } from '../../ui/form/useBackofficeForm';
import { passwordChangeSchema } from './accountSchemas';

const { profile: texts, fields, register } = accountTexts;

export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [change] = useChangePasswordMutation();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const form = useBackofficeForm({
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
    schema: passwordChangeSchema,
    failed: texts.changeFailed,
    unknown: texts.changeUnknown,
    send: async (passwordChange) => {
      const session = await change({ passwordChange }).unwrap();
      // The token this page has worked with is worth nothing any more.
      dispatch(signedIn(session.token));
      toast({ text: texts.changed, tone: 'success' });
      onChanged();
    },
  });
  return (
    <BackofficeForm
      form={form}
      label={texts.password}
      advice={
        form.formError?.isUnknown && (
          <div>
            <Button onClick={() => dispatch(sessionGivenUp())}>{texts.logIn}</Button>
          </div>
        )
      }
      submit={{ text: texts.change, busyText: texts.changing }}
    >
      <FormSection title={texts.password} hint={texts.passwordHint}>
        <PasswordItem
          name="currentPassword"
          label={fields.currentPassword}
          autoComplete="current-password"
          required
        />
        <FormRow>
          <PasswordItem
            name="password"
            label={fields.newPassword}
            hint={register.passwordHint}
            autoComplete="new-password"
            alsoClears={['confirmPassword']}
            required
          />
          <PasswordItem
            name="confirmPassword"
            label={fields.confirmNewPassword}
            hint={texts.confirmHint}
            autoComplete="new-password"
            required
          />
        </FormRow>
      </FormSection>
    </BackofficeForm>
  );
}
