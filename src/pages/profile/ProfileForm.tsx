import { normalizePhone } from '../../../domain/phone';
import { isApiError, type CurrentUser } from '../../api';
import { useUpdateProfileMutation } from '../../api/accounts';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../texts/accounts';
import { Button } from '../../ui/actions/Button';
import { Field } from '../../ui/fields/Field';
import { TextInput } from '../../ui/fields/TextInput';
import { useToast } from '../../ui/overlays/toastContext';
import { CheckedForm } from '../../entities/account/CheckedForm';
import { NameFields } from '../../entities/account/NameFields';
import { profileSchema, type ProfileValues } from './profileSchema';
import { useCheckedForm } from '../../entities/account/useCheckedForm';

export function ProfileForm({ user }: { user: CurrentUser }) {
  const texts = useTexts(accountsTexts);
  const toast = useToast();
  const [updateProfile, { error, reset }] = useUpdateProfileMutation();
  const form = useCheckedForm<ProfileValues>({
    initialValues: {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      phone: user.phone ?? '',
    },
    validationSchema: profileSchema(texts),
    onSubmit: async (values, { setErrors }) => {
      const answer = await updateProfile({ profileChanges: changesOf(values) });
      if (answer.data) toast({ tone: 'success', text: texts.profile.saved });
      else if (isApiError(answer.error)) setErrors(answer.error.fieldErrors);
    },
  });
  const serverText = isApiError(error) ? error.message : null;
  const failure = error ? (serverText ?? texts.profile.failed) : form.firstError;
  const errorAt = (name: keyof ProfileValues) => {
    const found = form.errorOf(name);
    return found && !error ? texts.register.fixes[name] : found;
  };

  return (
    <CheckedForm form={form} failure={failure} error={error} onRetry={reset}>
      <Field label={texts.email} hint={texts.profile.emailFixed}>
        <TextInput type="email" value={user.email} disabled />
      </Field>
      <NameFields control={form.control} errorAt={errorAt} />
      <Field label={texts.phone} hint={texts.profile.phoneHint} error={errorAt('phone')}>
        <TextInput
          {...form.control('phone')}
          type="tel"
          autoComplete="tel"
          placeholder="0912 345 678"
        />
      </Field>
      <Button type="submit" busy={form.isSubmitting}>
        {form.isSubmitting ? texts.processing : texts.profile.submit}
      </Button>
    </CheckedForm>
  );
}

function changesOf({ firstName, lastName, phone }: ProfileValues) {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: normalizePhone(phone) || null,
  };
}
