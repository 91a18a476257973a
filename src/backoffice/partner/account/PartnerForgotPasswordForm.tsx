import { useForgotPasswordMutation } from '../../../api/accounts';
import { accountTexts } from '../../../i18n/en/partner/account';
import { TextItem } from '../../ui/form/TextItem';
import { BackofficeForm } from '../../ui/form/BackofficeForm';
import { useBackofficeForm } from '../../ui/form/useBackofficeForm';
import { partnerForgotSchema } from './accountSchemas';

const { forgot: texts, fields } = accountTexts;

export function PartnerForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const [forgot] = useForgotPasswordMutation();
  const form = useBackofficeForm({
    initialValues: { email: '' },
    schema: partnerForgotSchema,
    failed: texts.failed,
    send: async (values) => {
      const email = values.email.trim();
      await forgot({ passwordRequest: { email } }).unwrap();
      onSent(email);
    },
  });
  return (
    <BackofficeForm
      form={form}
      label={texts.title}
      submit={{ text: texts.submit, busyText: texts.busy }}
    >
      <TextItem name="email" label={fields.email} type="email" autoComplete="username" required />
    </BackofficeForm>
  );
}
