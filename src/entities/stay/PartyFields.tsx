import { MAX_ADULTS, MAX_CHILDREN } from '../../../domain/stays/party';
import { useTexts } from '../../state/useTexts';
import { stayTexts } from '../../i18n/stays';
import { Field } from '../../ui/fields/Field';
import { Stepper } from '../../ui/fields/Stepper';
import styles from './PartyFields.module.css';

type Party = { adults: number; children: number };

type PartyFieldsProps = Party & {
  onChange: (party: Party) => void;
  maxAdults?: number | undefined;
  maxChildren?: number | undefined;
};

/** How many adults (from 1) and children (from 0) travel. */
export function PartyFields({
  adults,
  children,
  onChange,
  maxAdults = MAX_ADULTS,
  maxChildren = MAX_CHILDREN,
}: PartyFieldsProps) {
  const texts = useTexts(stayTexts);
  return (
    <div className={styles.party}>
      <Field label={texts.adults}>
        <Stepper
          name="adults"
          value={adults}
          min={1}
          max={maxAdults}
          decreaseLabel={texts.fewerAdults}
          increaseLabel={texts.moreAdults}
          onChange={(next) => onChange({ adults: next, children })}
        />
      </Field>
      <Field
        label={
          <>
            {texts.children} <span className={styles.age}>{texts.childrenHint}</span>
          </>
        }
      >
        <Stepper
          name="children"
          value={children}
          min={0}
          max={maxChildren}
          decreaseLabel={texts.fewerChildren}
          increaseLabel={texts.moreChildren}
          onChange={(next) => onChange({ adults, children: next })}
        />
      </Field>
    </div>
  );
}
