import { useUpdatePartnerSettingsMutation, type PartnerSettings } from '../../../api/partner';
import { accountTexts } from '../../../i18n/en/partner/account';
import { useToast } from '../../../ui/overlays/toastContext';
import { CheckboxItem } from '../../ui/form/CheckboxItem';
import { FormSection } from '../../ui/form/FormLayout';
import { BackofficeForm } from '../../ui/form/BackofficeForm';
import { useBackofficeForm } from '../../ui/form/useBackofficeForm';

const { settings: texts } = accountTexts;

/** Which mails the partner wants; the server writes them, so it keeps the choice. */
export function MailSettingsForm({ settings }: { settings: PartnerSettings }) {
  const [update] = useUpdatePartnerSettingsMutation();
  const toast = useToast();
  const { mailOnBooking, mailOnCancellation } = settings;
  const form = useBackofficeForm({
    initialValues: { mailOnBooking, mailOnCancellation },
    keep: 'settings',
    failed: texts.failed,
    send: async (partnerSettingsChanges) => {
      await update({ partnerSettingsChanges }).unwrap();
      toast({ text: texts.saved, tone: 'success' });
    },
  });
  return (
    <BackofficeForm
      form={form}
      label={texts.mails}
      submit={{ text: texts.save, busyText: texts.saving }}
    >
      <FormSection title={texts.mails} hint={texts.mailsHint}>
        <CheckboxItem name="mailOnBooking" label={texts.mailOnBooking} />
        <CheckboxItem name="mailOnCancellation" label={texts.mailOnCancellation} />
      </FormSection>
    </BackofficeForm>
  );
}
