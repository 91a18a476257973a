import styles from './ProgressBar.module.css';

type ProgressBarProps = {
  label: string;
  /** 0 to 100; without it the bar only shows that something goes on. */
  value?: number | undefined;
};

export function ProgressBar({ label, value }: ProgressBarProps) {
  const shown = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown === undefined ? undefined : Math.round(shown)}
      className={styles.track}
    >
      <div
        className={shown === undefined ? styles.endless : styles.bar}
        style={shown === undefined ? undefined : { transform: `scaleX(${shown / 100})` }}
      />
    </div>
  );
}
