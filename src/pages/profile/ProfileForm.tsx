import type { FormikProps } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CurrentUser } from '../../api';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { AccountForm } from '../../entities/account/AccountForm';
import { NameFields } from '../../entities/account/NameFields';
import { PhoneField } from '../../entities/account/PhoneField';
import { profileOf, useSaveProfile } from '../../entities/account/useSaveProfile';
import { Field } from '../../ui/fields/Field';
import { TextInput } from '../../ui/fields/TextInput';
import { threeWayMerge } from '../../ui/form/threeWayMerge';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useForm } from '../../ui/form/useForm';
import { useKeptForLogin } from '../../ui/form/useKeptForLogin';
import { useToast } from '../../ui/overlays/toastContext';
import { profileSchema, type ProfileValues } from './profileSchema';

export function ProfileForm({ user }: { user: CurrentUser }) {
  const texts = useTexts(accountsTexts);
  const toast = useToast();
  const save = useSaveProfile();
  const form = useForm<ProfileValues>({
    initialValues: profileOf(user),
    schema: profileSchema(texts),
    failed: texts.profile.failed,
    unknown: texts.profile.unknown,
    send: async (values) => {
      await save(values, shown.current);
      toast({ tone: 'success', text: texts.profile.saved });
    },
  });
  const { dirty, values, setValues } = form;
  const shown = useNewerProfile(user, form);
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

/** What the account says anew stands in the form where nothing was typed. @returns what it stands on */
function useNewerProfile(user: CurrentUser, { values, setValues }: FormikProps<ProfileValues>) {
  const shown = useRef(profileOf(user));
  const is = profileOf(user);
  const merge = useEffectEvent(() => {
    const merged = threeWayMerge(values, { was: shown.current, is });
    shown.current = is;
    void setValues(merged, false);
  });
  const said = JSON.stringify(is);
  useEffect(() => {
    if (said !== JSON.stringify(shown.current)) merge();
  }, [said]);
  return shown;
}
