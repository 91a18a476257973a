import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import type { DateRangeLabels } from './dateRange';
import styles from './RangeCalendar.module.css';

type CalendarFootProps = {
  labels: DateRangeLabels;
  /** Of the stay as it is chosen or pointed at; 0 without one. */
  nights: number;
  /** The arrival is to be chosen. */
  isArriving: boolean;
  /** What is known of the day that is pointed at. */
  told: string | undefined;
  status?: ReactNode;
  /** Names what lets the arrival be chosen anew. */
  againLabel: string | undefined;
  onAgain: () => void;
};

/** Under the months: what to choose next, and what the day is like. */
export function CalendarFoot(props: CalendarFootProps) {
  const { labels, nights, isArriving, told, status, againLabel, onAgain } = props;
  return (
    <div className={styles.foot}>
      <p aria-live="polite" className="between">
        {isArriving ? labels.chooseCheckIn : labels.chooseCheckOut}
        {nights > 0 && <strong>{labels.nights(nights)}</strong>}
      </p>
      {told && <p className={styles.told}>{told}</p>}
      {status}
      {againLabel && (
        <Button variant="quiet" onClick={onAgain}>
          {againLabel}
        </Button>
      )}
    </div>
  );
}
