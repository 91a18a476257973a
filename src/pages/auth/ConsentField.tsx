import type { ChangeEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../texts/accounts';
import { Checkbox } from '../../ui/fields/Checkbox';

type ConsentFieldProps = {
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  error: string | undefined;
};

/** The law wants the consent to be given, not assumed: it is never ticked beforehand. */
export function ConsentField({ checked, onChange, error }: ConsentFieldProps) {
  const texts = useTexts(accountsTexts);
  return (
    <div>
      <Checkbox
        name="consent"
        required
        checked={checked}
        onChange={onChange}
        error={error}
        label={texts.register.consent}
      />
      <Link to={`${paths.policySupport()}#personal-data`} target="_blank">
        {texts.register.consentMore}
      </Link>
    </div>
  );
}
