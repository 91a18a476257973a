import type { ReactNode } from 'react';
import { ItemField, type ItemProps } from './ItemField';
import { NumberInput } from './NumberInput';
import styles from './BackofficeForm.module.css';

type NumberItemProps = ItemProps & {
  min?: number | undefined;
  max?: number | undefined;
  /** Between the values that the arrows go through. */
  step?: number | undefined;
  /** Decimal places; says the step where none is given. */
  precision?: number | undefined;
  /** Thousands are grouped, also while it is typed, as for an amount of money. */
  grouped?: boolean | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
};

/** A number, or null while there is none. */
export function NumberItem(props: NumberItemProps) {
  const { name, min, max, step, precision, grouped, prefix, suffix } = props;
  return (
    <ItemField<number | null> item={props}>
      {(control, value, onChange) => (
        <NumberInput
          {...control}
          {...{ name, min, max, step, precision, grouped, prefix, suffix, value, onChange }}
          className={styles.wide ?? ''}
        />
      )}
    </ItemField>
  );
}
