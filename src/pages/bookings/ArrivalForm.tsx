import { useRef, useState, type FormEvent } from 'react';
import { CHECK_IN_TIME } from '../../../domain/stays/stay';
import { isRequestError, isUnanswered, type Booking } from '../../api';
import { useSetArrivalTimeMutation } from '../../api/bookings';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { Button } from '../../ui/actions/Button';
import { Field } from '../../ui/fields/Field';
import { TextInput } from '../../ui/fields/TextInput';
import { useOtherLanguage } from '../../ui/form/useForm';
import { useKeptForLogin } from '../../ui/form/useKeptForLogin';
import { useToast } from '../../ui/overlays/toastContext';
import type { OwnAct } from './useMeanwhile';
import styles from './ArrivalForm.module.css';

const LAST_TIME = '23:59';

/** Says once when the guest arrives, so that the rooms are held until then. */
export function ArrivalForm({ booking, own }: { booking: Booking; own: OwnAct }) {
  const { bookingId } = booking;
  const texts = useTexts(bookingsTexts).arrival;
  const toast = useToast();
  const [time, setTime] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useOtherLanguage(() => setError(undefined));
  useKeptForLogin<string>(`arrival of ${bookingId}`, {
    typed: () => time || null,
    restore: setTime,
  });
  const [setArrivalTime, { isLoading }] = useSetArrivalTimeMutation();

  const refuse = (reason: string) => {
    setError(reason);
    input.current?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (time < CHECK_IN_TIME || time > LAST_TIME) return refuse(texts.range);
    const error = await own(
      () => setArrivalTime({ bookingId, arrival: { arrivalTime: time } }).unwrap(),
      ({ arrivalTime }) => arrivalTime === time,
    );
    if (!error) return toast({ text: texts.done(time), tone: 'success' });
    const reason = isRequestError(error)
      ? (error.fieldErrors['arrivalTime'] ?? error.message)
      : null;
    return refuse(reason ?? (isUnanswered(error) ? texts.unknown : texts.failed));
  };
  return (
    <form noValidate data-no-print className={styles.form} onSubmit={(event) => void send(event)}>
      <Field label={texts.label} hint={texts.hint} error={error}>
        <TextInput
          ref={input}
          type="time"
          min={CHECK_IN_TIME}
          max={LAST_TIME}
          value={time}
          onChange={(event) => {
            setTime(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Button type="submit" variant="secondary" busy={isLoading}>
        {texts.send}
      </Button>
    </form>
  );
}
