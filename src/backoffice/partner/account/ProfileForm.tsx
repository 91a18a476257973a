import { normalizePhone } from '../../../../domain/accounts/phone';
import { tidy } from '../../../../domain/texts/texts';
import { type CurrentUser } from '../../../api';
import { useUpdateProfileMutation } from '../../../api/accounts';
import { accountTexts } from '../../../i18n/en/partner/account';
import { useToast } from '../../../ui/overlays/toastContext';
import { FormRow, FormSection } from '../../ui/form/FormLayout';
import { TextItem } from '../../ui/form/TextItem';
import { BackofficeForm } from '../../ui/form/BackofficeForm';
import { useBackofficeForm } from '../../ui/form/useBackofficeForm';
import { partnerProfileSchema } from './accountSchemas';

const { profile: texts, fields } = accountTexts;

export function ProfileForm({ user }: { user: CurrentUser }) {
  const [update] = useUpdateProfileMutation();
  const toast = useToast();
  const { firstName, lastName, phone, email } = user;
  const form = useBackofficeForm({
    initialValues: { lastName, firstName, email, phone: phone ?? '' },
    schema: partnerProfileSchema,
    keep: 'profile',
    failed: texts.failed,
    send: async (values) => {
      const profileChanges = {
        firstName: tidy(values.firstName),
        lastName: tidy(values.lastName),
        phone: normalizePhone(values.phone) || null,
      };
      await update({ profileChanges }).unwrap();
      toast({ text: texts.saved, tone: 'success' });
    },
  });
  return (
    <BackofficeForm
      form={form}
      label={texts.details}
      submit={{ text: texts.save, busyText: texts.saving }}
    >
      <FormSection title={texts.details}>
        <FormRow>
          <TextItem name="lastName" label={fields.lastName} autoComplete="family-name" required />
          <TextItem name="firstName" label={fields.firstName} autoComplete="given-name" required />
        </FormRow>
        <FormRow>
          <TextItem name="email" label={fields.email} hint={texts.emailFixed} disabled />
          <TextItem
            name="phone"
            label={fields.phone}
            hint={texts.phoneHint}
            type="tel"
            autoComplete="tel"
          />
        </FormRow>
      </FormSection>
    </BackofficeForm>
  );
}
