import { MAX_CHILD_AGE, type Occupants } from '../../../domain/stays/occupants';
import { useTexts } from '../../state/useTexts';
import { guestsTexts } from '../../i18n/guests';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';
import styles from './OccupantFields.module.css';

type AgeFieldsProps = { occupants: Occupants; onChange: (occupants: Occupants) => void };

/** How old the children of a room are; nobody has to say it. */
export function AgeFields({ occupants, onChange }: AgeFieldsProps) {
  const texts = useTexts(guestsTexts).occupants;
  const { childAges } = occupants;
  if (childAges.length === 0) return null;
  const options = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => ({
    value: String(age),
    label: age === 0 ? texts.baby : texts.years(age),
  }));
  const say = (child: number, age: string) =>
    onChange({
      ...occupants,
      childAges: childAges.map((was, place) =>
        place === child ? (age === '' ? null : Number(age)) : was,
      ),
    });
  return (
    <div className={styles.fields}>
      {childAges.map((age, child) => (
        <Field key={child} label={texts.age(child + 1)}>
          <Select
            placeholder={texts.unsaid}
            options={options}
            value={age === null ? '' : String(age)}
            onChange={({ target }) => say(child, target.value)}
          />
        </Field>
      ))}
    </div>
  );
}
