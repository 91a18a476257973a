import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { TextField } from '../../ui/form/TextField';

/** Where an account's owner is reached. */
export function PhoneField({ hint, required }: { hint: string; required?: boolean }) {
  const texts = useTexts(accountsTexts);
  return (
    <TextField
      name="phone"
      label={texts.phone}
      hint={hint}
      required={required}
      type="tel"
      autoComplete="tel"
      placeholder="0912 345 678"
    />
  );
}
