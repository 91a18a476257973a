import { WarningIcon } from '../icons/statusIcons';
import styles from './Field.module.css';

/** The sentence under a control that says what is wrong with it. */
export function FieldError({ id, text }: { id: string | undefined; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className={styles.error}>
      <WarningIcon />
      <span>{text}</span>
    </p>
  );
}
