import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import { useOnDevice } from '../useOnDevice';
import { useFieldControl } from './fieldContext';
import styles from './control.module.css';

/** A one-line text control; every attribute of `<input>` passes through, `ref` too. */
export function TextInput({
  className,
  required,
  readOnly = false,
  type = 'text',
  ...rest
}: ComponentProps<'input'>) {
  const wiring = useFieldControl({ ...rest, required });
  const onDevice = useOnDevice();
  return (
    <input
      {...rest}
      {...wiring}
      type={type}
      readOnly={readOnly || !onDevice}
      className={classNames(styles.control, className)}
    />
  );
}
