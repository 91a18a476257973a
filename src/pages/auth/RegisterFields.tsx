import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../texts/accounts';
import { Field } from '../../ui/fields/Field';
import { PasswordInput } from '../../ui/fields/PasswordInput';
import { TextInput } from '../../ui/fields/TextInput';
import { NameFields } from '../../entities/account/NameFields';
import type { RegisterValues } from './registerSchema';
import type { TextControl } from '../../entities/account/useCheckedForm';
import styles from '../../entities/account/SignInForm.module.css';

type TextName = Exclude<keyof RegisterValues, 'consent'>;

type RegisterFieldsProps = {
  control: (name: TextName) => TextControl;
  errorAt: (name: TextName) => string | undefined;
};

export function RegisterFields({ control, errorAt }: RegisterFieldsProps) {
  const texts = useTexts(accountsTexts);
  const passwords = {
    autoComplete: 'new-password',
    showLabel: texts.showPassword,
    hideLabel: texts.hidePassword,
  };
  return (
    <>
      <Field label={texts.email} required error={errorAt('email')}>
        <TextInput
          {...control('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={texts.emailExample}
        />
      </Field>
      <NameFields control={control} errorAt={errorAt} />
      <Field label={texts.phone} required hint={texts.register.phoneHint} error={errorAt('phone')}>
        <TextInput {...control('phone')} type="tel" autoComplete="tel" placeholder="0912 345 678" />
      </Field>
      <div className={styles.pair}>
        <Field
          label={texts.password}
          required
          hint={texts.register.passwordHint}
          error={errorAt('password')}
        >
          <PasswordInput {...control('password')} {...passwords} />
        </Field>
        <Field
          label={texts.confirmPassword}
          required
          hint={texts.register.confirmHint}
          error={errorAt('confirmPassword')}
        >
          <PasswordInput {...control('confirmPassword')} {...passwords} />
        </Field>
      </div>
    </>
  );
}
