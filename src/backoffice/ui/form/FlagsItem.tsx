import { CheckboxItem } from './CheckboxItem';
import styles from './BackofficeForm.module.css';

type FlagsItemProps = { legend: string; flags: readonly { name: string; label: string }[] };

/** Many yes-or-no questions of one kind. */
export function FlagsItem({ legend, flags }: FlagsItemProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.flags}>
        {flags.map((flag) => (
          <CheckboxItem key={flag.name} {...flag} />
        ))}
      </div>
    </fieldset>
  );
}
