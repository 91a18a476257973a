import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { TextField } from '../../ui/form/TextField';
import styles from './AccountForm.module.css';

/** The name in the Vietnamese order, family name first. */
export function NameFields() {
  const texts = useTexts(accountsTexts);
  return (
    <div className={styles.pair}>
      <TextField name="lastName" label={texts.lastName} required autoComplete="family-name" />
      <TextField name="firstName" label={texts.firstName} required autoComplete="given-name" />
    </div>
  );
}
