import type { Language } from '../../../domain/languages/languages';
import { useId, type KeyboardEvent } from 'react';
import { dayWithWeekday } from '../../../domain/stays/dayText';
import { addDays, type Day } from '../../../domain/stays/stay';
import { classNames } from '../classNames';
import type { ChosenDates, DateRangeLabels, DayFacts } from './dateRange';
import { monthTitle, spokenDay, weeksOf, type Month } from './months';
import styles from './RangeCalendar.module.css';

type MonthGridProps = {
  month: Month;
  range: ChosenDates;
  min: Day;
  max: Day;
  focused: Day;
  labels: DateRangeLabels;
  language: Language;
  factsOf: (day: Day) => DayFacts | undefined;
  /** Leaves out the weeks that are over. */
  isAhead: boolean;
  onChoose: (day: Day) => void;
  onHover: (day: Day) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const SOME_MONDAY = '2026-11-02';
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((step) => addDays(SOME_MONDAY, step));

export function MonthGrid({ month, language, isAhead, ...rest }: MonthGridProps) {
  const weeks = weeksOf(month).filter(
    (week) => !isAhead || week.some((day) => day !== null && day >= rest.min),
  );
  const titleId = useId();
  return (
    <div>
      <p id={titleId} className={styles.title} aria-live="polite">
        {monthTitle(month, language)}
      </p>
      <table role="grid" aria-labelledby={titleId} className={styles.grid}>
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th key={day} scope="col">
                {dayWithWeekday(day, language).split(' ')[0]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={column} />
                ) : (
                  <DayCell key={day} day={day} language={language} {...rest} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayCellProps = Omit<MonthGridProps, 'month' | 'isAhead'> & { day: Day };

function DayCell(props: DayCellProps) {
  const { day, range, min, max, focused, labels, language, onChoose, onHover, onKeyDown } = props;
  const facts = props.factsOf(day);
  const isDisabled = day < min || day > max || facts?.isDisabled === true;
  const arrives = day === range.checkIn;
  const leaves = day === range.checkOut;
  const inside = range.checkIn < day && day < range.checkOut && range.checkIn !== '';
  const role = arrives ? `, ${labels.checkIn}` : leaves ? `, ${labels.checkOut}` : '';
  return (
    <td
      aria-selected={arrives || leaves || inside}
      className={classNames(
        inside && styles.inside,
        arrives && range.checkOut && styles.start,
        leaves && styles.end,
      )}
    >
      <button
        type="button"
        data-day={day}
        className={classNames(
          styles.day,
          (arrives || leaves) && styles.chosen,
          facts?.isWaiting && styles.waiting,
        )}
        aria-label={spokenDay(day, language) + role + (facts ? `, ${facts.words}` : '')}
        aria-disabled={isDisabled || undefined}
        tabIndex={day === focused ? 0 : -1}
        onClick={() => !isDisabled && onChoose(day)}
        onPointerEnter={() => onHover(day)}
        onKeyDown={onKeyDown}
      >
        <span>{Number(day.slice(8))}</span>
        {facts?.price && <small>{facts.price}</small>}
        {facts?.mark && <small>{facts.mark}</small>}
      </button>
    </td>
  );
}
