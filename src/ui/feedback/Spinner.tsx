import styles from './Spinner.module.css';

/** A short wait whose shape is unknown, said in words. */
export function Spinner({ text }: { text: string }) {
  return (
    <p role="status" className={styles.spinner}>
      <span aria-hidden="true" className={styles.ring} />
      {text}
    </p>
  );
}
