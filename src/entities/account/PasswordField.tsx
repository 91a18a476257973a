import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { PasswordInput } from '../../ui/fields/PasswordInput';
import { FormField } from '../../ui/form/FormField';
import type { FieldOptions } from '../../ui/form/useField';

type PasswordFieldProps = FieldOptions & {
  autoComplete: 'current-password' | 'new-password';
  /** Where the focus goes when the dialog around it opens. */
  focusedFirst?: boolean;
};

/** A password, hidden until its writer wants to see it. */
export function PasswordField({ autoComplete, focusedFirst, ...field }: PasswordFieldProps) {
  const texts = useTexts(accountsTexts);
  return (
    <FormField {...field} required>
      {(control) => (
        <PasswordInput
          {...control}
          {...(focusedFirst && { 'data-first-focus': true })}
          autoComplete={autoComplete}
          showLabel={texts.showPassword}
          hideLabel={texts.hidePassword}
        />
      )}
    </FormField>
  );
}
