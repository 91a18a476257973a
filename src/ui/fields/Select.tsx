import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons/chevrons';
import { classNames } from '../classNames';
import { useOnDevice } from '../useOnDevice';
import { useFieldControl } from './fieldContext';
import styles from './control.module.css';

type SelectProps = ComponentProps<'select'> & {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** Shown as the first, empty choice. */
  placeholder?: string | undefined;
};

export function Select({
  options,
  placeholder,
  className,
  required,
  disabled = false,
  ...rest
}: SelectProps) {
  const wiring = useFieldControl({ ...rest, required });
  const onDevice = useOnDevice();
  return (
    <div className={styles.wrap}>
      <select
        {...rest}
        {...wiring}
        disabled={disabled || !onDevice}
        className={classNames(styles.control, styles.select, className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className={styles.arrow} />
    </div>
  );
}
