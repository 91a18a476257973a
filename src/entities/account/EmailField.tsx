import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { TextField } from '../../ui/form/TextField';

/** The address of an account. */
export function EmailField({ autoComplete }: { autoComplete: 'username' | 'email' }) {
  const texts = useTexts(accountsTexts);
  return (
    <TextField
      name="email"
      label={texts.email}
      required
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      placeholder={texts.emailExample}
    />
  );
}
