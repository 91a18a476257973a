import { useDeleteAccountMutation } from '../../api/accounts';
import { useTexts } from '../../state/useTexts';
import { profileTexts } from '../../i18n/profile';
import { AccountForm } from '../../entities/account/AccountForm';
import { PasswordField } from '../../entities/account/PasswordField';
import { deletionSchema, type DeletionValues } from '../../entities/account/passwordSchemas';
import { Button } from '../../ui/actions/Button';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useForm } from '../../ui/form/useForm';
import { Inline } from '../../ui/layout/Stack';
import { useLeaveForGood } from './useLeaveForGood';

export function DeletionForm({ onKeep }: { onKeep: () => void }) {
  const { deletion: texts } = useTexts(profileTexts);
  const leaveForGood = useLeaveForGood();
  const [deleteAccount] = useDeleteAccountMutation();
  const form = useForm<DeletionValues>({
    initialValues: { password: '' },
    schema: deletionSchema(texts),
    failed: texts.failed,
    unknown: texts.unknown,
    send: async (accountDeletion) => {
      await deleteAccount({ accountDeletion }).unwrap();
      leaveForGood();
    },
  });
  return (
    <AccountForm form={form}>
      <p>{texts.warning}</p>
      <PasswordField
        name="password"
        label={texts.password}
        autoComplete="current-password"
        focusedFirst
      />
      <Inline gap={3} justify="end">
        <Button variant="secondary" onClick={onKeep}>
          {texts.keep}
        </Button>
        <SubmitButton variant="danger" busyText={texts.busy}>
          {texts.confirm}
        </SubmitButton>
      </Inline>
    </AccountForm>
  );
}
