import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { classNames } from '../../../../ui/classNames';
import styles from './grid.module.css';

const texts = calendarTexts.legend;
const STATES = ['CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'late', 'overdue'] as const;

/** What the marks of bars say. */
export function Legend() {
  return (
    <ul className={styles.legend} aria-label={texts.label}>
      {STATES.map((state) => (
        <li key={state}>
          <span aria-hidden="true" className={classNames(styles.bar, styles[state])} />
          {texts[state]}
        </li>
      ))}
      <li>
        <span aria-hidden="true" className={styles.closure} />
        {texts.closed}
      </li>
    </ul>
  );
}
