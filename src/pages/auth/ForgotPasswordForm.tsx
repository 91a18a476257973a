import { isApiError } from '../../api';
import { useForgotPasswordMutation } from '../../api/accounts';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../texts/accounts';
import { Button } from '../../ui/actions/Button';
import { Field } from '../../ui/fields/Field';
import { TextInput } from '../../ui/fields/TextInput';
import { CheckedForm } from '../../entities/account/CheckedForm';
import { forgotSchema, type ForgotValues } from '../../entities/account/passwordSchemas';
import { useCheckedForm } from '../../entities/account/useCheckedForm';

type ForgotPasswordFormProps = { email: string; onSent: (email: string) => void };

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const texts = useTexts(accountsTexts);
  const [forgot, { error, reset }] = useForgotPasswordMutation();
  const form = useCheckedForm<ForgotValues>({
    initialValues: { email },
    validationSchema: forgotSchema(texts),
    onSubmit: async (values, { setErrors }) => {
      const address = values.email.trim();
      const answer = await forgot({ passwordRequest: { email: address } });
      if (answer.data) onSent(address);
      else if (isApiError(answer.error)) setErrors(answer.error.fieldErrors);
    },
  });
  const serverText = isApiError(error) ? error.message : null;
  const failure = error ? (serverText ?? texts.failed) : form.firstError;

  return (
    <CheckedForm form={form} failure={failure} error={error} onRetry={reset}>
      <Field
        label={texts.email}
        required
        error={form.errorOf('email') && texts.register.fixes.email}
      >
        <TextInput
          {...form.control('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder={texts.emailExample}
        />
      </Field>
      <Button type="submit" size="large" wide busy={form.isSubmitting}>
        {form.isSubmitting ? texts.processing : texts.forgot.submit}
      </Button>
    </CheckedForm>
  );
}
