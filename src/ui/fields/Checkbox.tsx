import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './FieldError';
import { classNames } from '../classNames';
import styles from './choices.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ label, hint, error, id, required, ...rest }: CheckboxProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div>
      <label className={styles.row} htmlFor={controlId}>
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-required={required}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        />
        <span>
          {label}
          {hint && (
            <span id={hintId} className={classNames('note', styles.hint)}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
