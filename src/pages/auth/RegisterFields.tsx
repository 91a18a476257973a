import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import styles from '../../entities/account/AccountForm.module.css';
import { EmailField } from '../../entities/account/EmailField';
import { NameFields } from '../../entities/account/NameFields';
import { PasswordField } from '../../entities/account/PasswordField';
import { PhoneField } from '../../entities/account/PhoneField';

export function RegisterFields() {
  const texts = useTexts(accountsTexts);
  return (
    <>
      <EmailField autoComplete="email" />
      <NameFields />
      <PhoneField hint={texts.register.phoneHint} required />
      <div className={styles.pair}>
        <PasswordField
          name="password"
          label={texts.password}
          hint={texts.register.passwordHint}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmPassword"
          label={texts.confirmPassword}
          hint={texts.register.confirmHint}
          autoComplete="new-password"
        />
      </div>
    </>
  );
}
