import type { Language } from '../../../domain/languages';
import { useId } from 'react';
import { dayWithWeekday } from '../../../domain/dayText';
import { nightsBetween, type Day } from '../../../domain/stay';
import { FieldError } from '../fields/FieldError';
import { Either } from '../layout/Either';
import { useOnDevice } from '../useOnDevice';
import { NativeDates } from './NativeDates';
import { TypedDates } from './TypedDates';
import styles from './DateRangeField.module.css';

/** Both days, or '' for one not chosen yet. */
export type ChosenDates = { checkIn: Day; checkOut: Day };

export type DateRangeLabels = {
  /** Names the whole: 'Ngày nhận phòng và trả phòng'. */
  dates: string;
  checkIn: string;
  checkOut: string;
  /** 'DD/MM/YYYY - DD/MM/YYYY' in the reader's language. */
  placeholder: string;
  openCalendar: string;
  previousMonth: string;
  nextMonth: string;
  /** What to choose next, under the calendar. */
  chooseCheckIn: string;
  chooseCheckOut: string;
  /** '2 đêm'. */
  nights: (count: number) => string;
  /** The typed text is no pair of days. */
  unreadable: string;
};

export type DateRangeFieldProps = {
  value: ChosenDates;
  onChange: (dates: ChosenDates) => void;
  /** The first day that can be chosen. */
  min: Day;
  labels: DateRangeLabels;
  language: Language;
  error?: string | undefined;
  required?: boolean | undefined;
  isDayDisabled?: ((day: Day) => boolean) | undefined;
  /** Id of the first control, for an error summary that leads here. */
  id?: string | undefined;
};

/** The days of a stay: native date inputs under a finger, a typed range with a calendar under a mouse. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, labels, language, error } = props;
  const spareId = useId();
  const id = props.id ?? spareId;
  const errorId = error ? `${id}-error` : undefined;
  // Until one of the two is left, an id of its own: labels find their input by it.
  const typedId = useOnDevice() ? id : `${id}-typed`;

  return (
    <div className={styles.field}>
      <Either
        when="coarse"
        then={<NativeDates {...props} id={id} errorId={errorId} />}
        otherwise={<TypedDates {...props} id={typedId} errorId={errorId} />}
      />
      {value.checkIn && value.checkOut > value.checkIn && (
        <p className={styles.stay}>
          {dayWithWeekday(value.checkIn, language)} → {dayWithWeekday(value.checkOut, language)} ·{' '}
          {labels.nights(nightsBetween(value.checkIn, value.checkOut))}
        </p>
      )}
      <FieldError id={errorId} text={error} />
    </div>
  );
}
