import type { ReactNode } from 'react';
import { classNames } from '../../../ui/classNames';
import styles from './BackofficeForm.module.css';

type FormSectionProps = { title: string; hint?: ReactNode; children: ReactNode };

/** Fields that belong together, under a name. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <fieldset className={classNames('surface', styles.section)}>
      <legend className={styles.sectionTitle}>{title}</legend>
      {hint && <p className="quiet">{hint}</p>}
      {children}
    </fieldset>
  );
}

/** Fields beside each other where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
