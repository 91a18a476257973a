import { useForgotPasswordMutation } from '../../api/accounts';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { AccountForm } from '../../entities/account/AccountForm';
import { EmailField } from '../../entities/account/EmailField';
import { forgotSchema, type ForgotValues } from '../../entities/account/passwordSchemas';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useForm } from '../../ui/form/useForm';

type ForgotPasswordFormProps = { email: string; onSent: (email: string) => void };

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const texts = useTexts(accountsTexts);
  const [forgot] = useForgotPasswordMutation();
  const form = useForm<ForgotValues>({
    initialValues: { email },
    schema: forgotSchema(texts),
    failed: texts.failed,
    send: async (values) => {
      const address = values.email.trim();
      await forgot({ passwordRequest: { email: address } }).unwrap();
      onSent(address);
    },
  });
  return (
    <AccountForm form={form} fixes={texts.register.fixes}>
      <EmailField autoComplete="username" />
      <SubmitButton size="large" wide busyText={texts.processing}>
        {texts.forgot.submit}
      </SubmitButton>
    </AccountForm>
  );
}
