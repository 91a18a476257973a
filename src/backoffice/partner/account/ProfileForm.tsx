import { type CurrentUser } from '../../../api';
import { profileOf, useSaveProfile } from '../../../entities/account/useSaveProfile';
import { accountTexts } from '../../../i18n/en/partner/account';
import { useToast } from '../../../ui/overlays/toastContext';
import { FormRow, FormSection } from '../../ui/form/FormLayout';
import { TextItem } from '../../ui/form/TextItem';
import { BackofficeForm } from '../../ui/form/BackofficeForm';
import { useBackofficeForm } from '../../ui/form/useBackofficeForm';
import { partnerProfileSchema } from './accountSchemas';

const { profile: texts, fields } = accountTexts;

export function ProfileForm({ user }: { user: CurrentUser }) {
  const save = useSaveProfile();
  const toast = useToast();
  const form = useBackofficeForm({
    initialValues: { ...profileOf(user), email: user.email },
    schema: partnerProfileSchema,
    keep: 'profile',
    failed: texts.failed,
    send: async (values) => {
      await save(values, form.formik.initialValues);
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
