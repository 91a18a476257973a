import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import { useFieldControl } from './fieldContext';
import styles from './control.module.css';

/** A one-line text control; every attribute of `<input>` passes through, `ref` too. */
export function TextInput({
  className,
  required,
  type = 'text',
  ...rest
}: ComponentProps<'input'>) {
  const wiring = useFieldControl({ ...rest, required });
  return (
    <input {...rest} {...wiring} type={type} className={classNames(styles.control, className)} />
  );
}
