import { useId } from 'react';
import { useTexts } from '../../state/useTexts';
import { searchTexts } from '../../i18n/search';
import styles from './CountedChoice.module.css';

type CountedChoiceProps = {
  type: 'checkbox' | 'radio';
  name?: string;
  label: string;
  /** How many hotels are found with it; undefined while that is not known. */
  count: number | undefined;
  checked: boolean;
  onChange: () => void;
};

/** A choice of a filter. One that leaves nothing steps back, and can be made and undone all the same. */
export function CountedChoice({ label, count, ...input }: CountedChoiceProps) {
  const { leaves } = useTexts(searchTexts).filters;
  const countId = useId();
  const isEmpty = count === 0 && !input.checked;
  return (
    <label className={isEmpty ? `${styles.choice} ${styles.empty}` : styles.choice}>
      <input {...input} aria-describedby={count === undefined ? undefined : countId} />
      <span>{label}</span>
      {count !== undefined && (
        <>
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
          <span hidden id={countId}>
            {leaves(count)}
          </span>
        </>
      )}
    </label>
  );
}
