import { WarningIcon } from '../icons/statusIcons';
import styles from './Field.module.css';

/** The sentence under a control that says what is wrong with it. */
export function FieldError({ id, text }: { id: string | undefined; text: string | undefined }) {
  if (!text) return null;
  return (
    <p ref={tellWhoIsThere} id={id} className={styles.error}>
      <WarningIcon />
      <span>{text}</span>
    </p>
  );
}

/** Who comes to a wrong field hears why with it; who is in it already has to be told. */
function tellWhoIsThere(error: HTMLElement | null): void {
  const described = document.activeElement?.getAttribute('aria-describedby')?.split(' ');
  if (error && described?.includes(error.id)) error.setAttribute('role', 'alert');
}
