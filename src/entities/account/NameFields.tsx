import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../texts/accounts';
import { Field } from '../../ui/fields/Field';
import { TextInput } from '../../ui/fields/TextInput';
import type { TextControl } from './useCheckedForm';
import styles from './SignInForm.module.css';

type Name = 'firstName' | 'lastName';

type NameFieldsProps = {
  control: (name: Name) => TextControl;
  errorAt: (name: Name) => string | undefined;
};

/** The name in the Vietnamese order, family name first. */
export function NameFields({ control, errorAt }: NameFieldsProps) {
  const texts = useTexts(accountsTexts);
  return (
    <div className={styles.pair}>
      <Field label={texts.lastName} required error={errorAt('lastName')}>
        <TextInput {...control('lastName')} autoComplete="family-name" />
      </Field>
      <Field label={texts.firstName} required error={errorAt('firstName')}>
        <TextInput {...control('firstName')} autoComplete="given-name" />
      </Field>
    </div>
  );
}
