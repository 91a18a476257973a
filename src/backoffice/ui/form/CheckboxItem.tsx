import { Checkbox } from 'antd';
import { FieldError } from '../../../ui/fields/FieldError';
import { useFieldId } from './formContext';
import { useItem, type ItemProps } from './useItem';
import styles from './BackofficeForm.module.css';

/** Yes or no. */
export function CheckboxItem(props: ItemProps) {
  const { label, hint, disabled = false } = props;
  const id = useFieldId(props.name);
  const { value, error, edit } = useItem<boolean>(props);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div>
      <Checkbox
        id={id}
        name={props.name}
        disabled={disabled}
        checked={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => edit(event.target.checked)}
      >
        {label}
      </Checkbox>
      {hint && (
        <span id={hintId} className={styles.checkHint}>
          {hint}
        </span>
      )}
      <FieldError id={errorId} text={error} />
    </div>
  );
}
