import type { Occupants } from '../../../domain/stays/occupants';
import { useTexts } from '../../state/useTexts';
import { stayTexts } from '../../i18n/stays';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';
import styles from './OccupantFields.module.css';
import { ages } from './occupants';

type RoomPartyFieldsProps = {
  occupants: Occupants;
  /** Of the whole booking. */
  party: { adults: number; children: number };
  onChange: (occupants: Occupants) => void;
};

const upTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: String(count) }));

/** How many sleep in a room. */
export function RoomPartyFields({ occupants, party, onChange }: RoomPartyFieldsProps) {
  const texts = useTexts(stayTexts);
  const { adults, childAges } = occupants;
  return (
    <div className={styles.fields}>
      <Field label={texts.adults}>
        <Select
          options={upTo(party.adults)}
          value={String(adults)}
          onChange={({ target }) => onChange({ ...occupants, adults: Number(target.value) })}
        />
      </Field>
      {party.children > 0 && (
        <Field label={texts.children}>
          <Select
            options={upTo(party.children)}
            value={String(childAges.length)}
            onChange={({ target }) =>
              onChange({ ...occupants, childAges: ages(Number(target.value), childAges) })
            }
          />
        </Field>
      )}
    </div>
  );
}
