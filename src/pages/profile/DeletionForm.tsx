import { isApiError } from '../../api';
import { useDeleteAccountMutation } from '../../api/accounts';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../texts/accounts';
import { profileTexts } from '../../texts/profile';
import { Button } from '../../ui/actions/Button';
import { Field } from '../../ui/fields/Field';
import { PasswordInput } from '../../ui/fields/PasswordInput';
import { Inline } from '../../ui/layout/Stack';
import { CheckedForm } from '../../entities/account/CheckedForm';
import { deletionSchema, type DeletionValues } from '../../entities/account/passwordSchemas';
import { useCheckedForm } from '../../entities/account/useCheckedForm';
import { useLeaveForGood } from './useLeaveForGood';

export function DeletionForm({ onKeep }: { onKeep: () => void }) {
  const { showPassword, hidePassword } = useTexts(accountsTexts);
  const { deletion: texts } = useTexts(profileTexts);
  const leaveForGood = useLeaveForGood();
  const [deleteAccount, { error, reset }] = useDeleteAccountMutation();
  const form = useCheckedForm<DeletionValues>({
    initialValues: { password: '' },
    validationSchema: deletionSchema(texts),
    onSubmit: async (accountDeletion, { setErrors }) => {
      const answer = await deleteAccount({ accountDeletion });
      if (answer.data) leaveForGood();
      else if (isApiError(answer.error)) setErrors(answer.error.fieldErrors);
    },
  });
  const serverText = isApiError(error) ? error.message : null;
  return (
    <CheckedForm
      form={form}
      failure={error ? (serverText ?? texts.failed) : form.firstError}
      error={error}
      onRetry={reset}
    >
      <p>{texts.warning}</p>
      <Field label={texts.password} required error={form.errorOf('password')}>
        <PasswordInput
          {...form.control('password')}
          data-first-focus
          autoComplete="current-password"
          showLabel={showPassword}
          hideLabel={hidePassword}
        />
      </Field>
      <Inline gap={3} justify="end">
        <Button variant="secondary" onClick={onKeep}>
          {texts.keep}
        </Button>
        <Button variant="danger" type="submit" busy={form.isSubmitting}>
          {form.isSubmitting ? texts.busy : texts.confirm}
        </Button>
      </Inline>
    </CheckedForm>
  );
}
