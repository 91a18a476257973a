import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import { useFieldControl } from './fieldContext';
import styles from './control.module.css';

type TextareaProps = ComponentProps<'textarea'> & {
  /** Printed under the field, for example '120/400'; the caller counts. */
  count?: string | undefined;
};

export function Textarea({ count, className, required, rows = 4, ...rest }: TextareaProps) {
  const wiring = useFieldControl({ ...rest, required });
  return (
    <div>
      <textarea
        {...rest}
        {...wiring}
        rows={rows}
        className={classNames(styles.control, styles.area, className)}
      />
      {count && <p className={styles.count}>{count}</p>}
    </div>
  );
}
