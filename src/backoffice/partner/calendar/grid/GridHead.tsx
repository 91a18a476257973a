import { memo } from 'react';
import { weekdayOf } from '../../../../../domain/prices/weekPrices';
import { dayWithWeekday } from '../../../../../domain/stays/dayText';
import { addDays, type Day } from '../../../../../domain/stays/stay';
import { nextTet } from '../../../../../domain/stays/tet';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { classNames } from '../../../../ui/classNames';
import { HEAD_HEIGHT } from './measures';
import styles from './grid.module.css';

const texts = calendarTexts.grid;
const FRIDAY = 4;

type GridHeadProps = {
  days: readonly Day[];
  today: Day;
  first: number;
  end: number;
  name: number;
  day: number;
  /** Of the whole grid. */
  height: number;
};

/** The days, which stay in sight, and behind all rows the shade of weekends, Tết and today. */
export const GridHead = memo(function GridHead(props: GridHeadProps) {
  const { days, today, first, end, name, day, height } = props;
  const tet = days[0] && nextTet(days[0], addDays(days[0], 100));
  const shown = days.slice(first, end).map((date, index) => {
    const isTet = tet && tet.firstNight <= date && date <= tet.lastNight;
    const look = date === today ? 'today' : isTet ? 'tet' : isWeekend(date) ? 'weekend' : undefined;
    return { date, look, column: first + index, left: name + (first + index) * day };
  });
  return (
    <>
      {/* Behind the rows, which let it through. */}
      <div aria-hidden="true" className={styles.shades}>
        {shown.map(({ date, look, left }) =>
          look ? (
            <span key={date} className={styles[look]} style={{ left, width: day, height }} />
          ) : null,
        )}
      </div>
      <div role="row" aria-rowindex={1} className={styles.head} style={{ height: HEAD_HEIGHT }}>
        <div role="columnheader" aria-colindex={1} className={styles.corner}>
          {texts.corner}
        </div>
        {shown.map(({ date, look, column, left }) => (
          <div
            key={date}
            role="columnheader"
            aria-colindex={column + 2}
            aria-current={date === today ? 'date' : undefined}
            title={look === 'tet' ? texts.tet : undefined}
            className={classNames(styles.day, look && styles[look])}
            style={{ left, width: day }}
          >
            {dayWithWeekday(date, 'en').replace(' ', '\n')}
          </div>
        ))}
      </div>
    </>
  );
});

const isWeekend = (date: Day) => [FRIDAY, FRIDAY + 1].includes(weekdayOf(date));
