import { useId } from 'react';
import { dayWithWeekday } from '../../../domain/stays/dayText';
import { nightsBetween } from '../../../domain/stays/stay';
import { FieldError } from '../fields/FieldError';
import { Either } from '../layout/Either';
import { useOnDevice } from '../useOnDevice';
import type { DateRangeFieldProps } from './dateRange';
import { CalendarOpener } from './CalendarOpener';
import { NativeDates } from './NativeDates';
import { TypedDates } from './TypedDates';
import { useTypedDates } from './useTypedDates';
import styles from './DateRangeField.module.css';

/** The days of a stay: native date inputs under a finger, a typed range with a calendar under a mouse. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, labels, language } = props;
  const typed = useTypedDates(props);
  const error = typed.error ?? props.error;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const errorId = error ? `${id}-error` : undefined;
  // Until one of the two is left, an id of its own: labels find their input by it.
  const typedId = useOnDevice() ? id : `${id}-typed`;

  return (
    <div className={styles.field}>
      <Either
        when="coarse"
        then={
          <>
            <NativeDates {...props} id={id} errorId={errorId} />
            {props.calendar && <CalendarOpener {...props} calendar={props.calendar} />}
          </>
        }
        otherwise={<TypedDates {...props} {...{ id: typedId, errorId, typed }} />}
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
