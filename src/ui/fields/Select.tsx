import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons/chevrons';
import { classNames } from '../classNames';
import { useFieldControl } from './fieldContext';
import styles from './control.module.css';

type SelectProps = ComponentProps<'select'> & {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** Shown as the first, empty choice. */
  placeholder?: string | undefined;
};

export function Select({ options, placeholder, className, required, ...rest }: SelectProps) {
  const wiring = useFieldControl({ ...rest, required });
  return (
    <div className={styles.wrap}>
      <select
        {...rest}
        {...wiring}
        className={classNames(styles.control, styles.select, className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className={styles.arrow} />
    </div>
  );
}
