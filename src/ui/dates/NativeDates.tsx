import type { ClipboardEvent } from 'react';
import { parseDayRange } from '../../../domain/stays/dayText';
import { addDays } from '../../../domain/stays/stay';
import { Field } from '../fields/Field';
import { TextInput } from '../fields/TextInput';
import { useOnDevice } from '../useOnDevice';
import type { DateRangeFieldProps } from './dateRange';
import styles from './DateRangeField.module.css';

type NativeDatesProps = DateRangeFieldProps & { id: string; errorId: string | undefined };

/** Two inputs of the device's own. A range pasted into either is read as a whole. */
export function NativeDates(props: NativeDatesProps) {
  const { value, onChange, labels, required, id, errorId } = props;
  const onDevice = useOnDevice();
  const min = onDevice ? props.min : undefined;

  const changeCheckIn = (checkIn: string) => {
    const tooEarly = checkIn !== '' && value.checkOut <= checkIn;
    onChange({ checkIn, checkOut: tooEarly ? addDays(checkIn, 1) : value.checkOut });
  };
  const onPaste = (event: ClipboardEvent) => {
    const stay = parseDayRange(event.clipboardData.getData('text'));
    if (!stay) return;
    event.preventDefault();
    onChange(stay);
  };
  const shared = {
    type: 'date',
    max: onDevice ? props.max : undefined,
    'aria-describedby': errorId,
    'aria-invalid': errorId !== undefined || undefined,
    onPaste,
  };

  return (
    <div className={styles.pair} role="group" aria-label={labels.dates}>
      <Field label={labels.checkIn} required={required} id={id}>
        <TextInput
          {...shared}
          name="checkIn"
          min={min}
          value={value.checkIn}
          onChange={(event) => changeCheckIn(event.target.value)}
        />
      </Field>
      <Field label={labels.checkOut} required={required}>
        <TextInput
          {...shared}
          name="checkOut"
          min={min && addDays(value.checkIn || min, 1)}
          value={value.checkOut}
          onChange={(event) => onChange({ ...value, checkOut: event.target.value })}
        />
      </Field>
    </div>
  );
}
