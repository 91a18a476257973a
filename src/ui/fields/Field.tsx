import { useId, useMemo, type ReactNode } from 'react';
import { classNames } from '../classNames';
import { FieldContext, type FieldWiring } from './fieldContext';
import { FieldError } from './FieldError';
import styles from './Field.module.css';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Kept for screen readers only, where the place itself says what is asked. */
  labelHidden?: boolean | undefined;
  /** Given when something else points at the control, such as the error summary of a form. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Label, hint and error around one control, which finds its wiring by itself. */
export function Field({
  label,
  hint,
  error,
  required = false,
  labelHidden = false,
  id,
  className,
  children,
}: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const wiring = useMemo<FieldWiring>(
    () => ({ id: controlId, describedBy, invalid: errorId !== undefined, required }),
    [controlId, describedBy, errorId, required],
  );

  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={labelHidden ? 'visuallyHidden' : styles.label}>
        {label}
        {required && (
          <span aria-hidden="true" className={styles.mark}>
            {' *'}
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className="note">
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
