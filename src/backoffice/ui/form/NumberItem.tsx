import type { ReactNode } from 'react';
import { ItemField } from './ItemField';
import { NumberInput } from './NumberInput';
import { useItem, type ItemProps } from './useItem';
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
  const { min, max, step, precision, grouped, prefix, suffix } = props;
  const { value, error, edit } = useItem<number | null>(props);
  return (
    <ItemField item={props} error={error}>
      {(wiring) => (
        <NumberInput
          {...wiring}
          {...{ min, max, step, precision, grouped, prefix, suffix }}
          className={styles.wide ?? ''}
          value={value}
          onChange={edit}
        />
      )}
    </ItemField>
  );
}
