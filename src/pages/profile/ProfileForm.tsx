import { tidy } from '../../../domain/texts/texts';
import { normalizePhone } from '../../../domain/accounts/phone';
import type { CurrentUser } from '../../api';
import { useUpdateProfileMutation } from '../../api/accounts';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { AccountForm } from '../../entities/account/AccountForm';
import { NameFields } from '../../entities/account/NameFields';
import { PhoneField } from '../../entities/account/PhoneField';
import { Field } from '../../ui/fields/Field';
import { TextInput } from '../../ui/fields/TextInput';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useForm } from '../../ui/form/useForm';
import { useKeptForLogin } from '../../ui/form/useKeptForLogin';
import { useToast } from '../../ui/overlays/toastContext';
import { profileSchema, type ProfileValues } from './profileSchema';

export function ProfileForm({ user }: { user: CurrentUser }) {
  const texts = useTexts(accountsTexts);
  const toast = useToast();
  const [updateProfile] = useUpdateProfileMutation();
  const form = useForm<ProfileValues>({
    initialValues: {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      phone: user.phone ?? '',
    },
    schema: profileSchema(texts),
    failed: texts.profile.failed,
    unknown: texts.profile.unknown,
    send: async (values) => {
      await updateProfile({ profileChanges: changesOf(values) }).unwrap();
      toast({ tone: 'success', text: texts.profile.saved });
    },
  });
  const { dirty, values, setValues } = form;
  useKeptForLogin<ProfileValues>('own profile', {
    typed: () => (dirty ? values : null),
    restore: (kept) => void setValues(kept, false),
  });
  return (
    <AccountForm form={form} fixes={texts.register.fixes}>
      <Field label={texts.email} hint={texts.profile.emailFixed}>
        <TextInput type="email" value={user.email} disabled />
      </Field>
      <NameFields />
      <PhoneField hint={texts.profile.phoneHint} />
      <SubmitButton busyText={texts.processing}>{texts.profile.submit}</SubmitButton>
    </AccountForm>
  );
}

function changesOf({ firstName, lastName, phone }: ProfileValues) {
  return {
    firstName: tidy(firstName),
    lastName: tidy(lastName),
    phone: normalizePhone(phone) || null,
  };
}
