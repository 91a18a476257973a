import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { classNames } from '../../../../ui/classNames';
import { MARKS } from './barWords';
import styles from './grid.module.css';

const texts = calendarTexts.legend;
const STATES = ['CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'late', 'overdue'] as const;
/** As many as there might be. */
const LEFT = 3;
const marks = Object.keys(MARKS) as (keyof typeof MARKS)[];

/** What the marks of bars say, and those of types. */
export function Legend() {
  return (
    <>
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
        <li>
          <span aria-hidden="true">{LEFT}</span>
          {texts.left}
        </li>
        {marks.map((mark) => (
          <li key={mark}>
            <span aria-hidden="true">{MARKS[mark]}</span>
            {texts.marks[mark]}
          </li>
        ))}
      </ul>
      <p className="note">{priceTexts.grid.legend}</p>
    </>
  );
}
