import { Link } from '../../ui/navigation/Link';
import { paths } from '../../../site/paths';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { Checkbox } from '../../ui/fields/Checkbox';
import { useField } from '../../ui/form/useField';

/** The law wants the consent to be given, not assumed: it is never ticked beforehand. */
export function ConsentField() {
  const texts = useTexts(accountsTexts);
  const { id, value, error, edit } = useField<boolean>({ name: 'consent' });
  return (
    <div>
      <Checkbox
        id={id}
        name="consent"
        required
        checked={value}
        onChange={(event) => edit(event.target.checked)}
        error={error}
        label={texts.register.consent}
      />
      <Link to={`${paths.policySupport()}#personal-data`} target="_blank">
        {texts.register.consentMore}
      </Link>
    </div>
  );
}
