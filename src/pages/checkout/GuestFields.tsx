import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import { draftEdited } from '../../state/draftSlice';
import { useAppDispatch } from '../../state/store';
import { useCurrentUser } from '../../state/useCurrentUser';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { TextField } from '../../ui/form/TextField';
import { ArrivingGuestFields } from '../../entities/guests/ArrivingGuestFields';
import { NotesField } from '../../entities/guests/NotesField';
import { CHECK_IN_TIME } from '../../../domain/stays/stay';
import type { BookingValues } from './bookingSchema';
import { RequestFields } from '../../entities/guests/RequestFields';
import styles from './GuestFields.module.css';

/** Who travels and how the hotel reaches them. What is typed is remembered at once. */
export function GuestFields() {
  const { details: texts, arrival } = useTexts(bookingsTexts);
  const { user, signedIn } = useCurrentUser();
  useRememberedValues();
  usePhoneOfAccount();
  return (
    <div className={styles.fields}>
      {user && (
        <dl className={styles.guest}>
          <div>
            <dt className="note">{texts.guestName}</dt>
            <dd>{user.fullName || user.firstName}</dd>
          </div>
          <div>
            <dt className="note">{texts.guestEmail}</dt>
            <dd>{user.email}</dd>
          </div>
        </dl>
      )}
      {!signedIn && <p className={styles.later}>{texts.signInLater}</p>}
      <TextField
        name="phoneNumber"
        label={texts.phone}
        hint={texts.phoneHint}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <ArrivingGuestFields />
      <RequestFields />
      <TextField
        name="arrivalTime"
        label={arrival.label}
        hint={arrival.optional}
        type="time"
        min={CHECK_IN_TIME}
      />
      <NotesField />
    </div>
  );
}

function useRememberedValues(): void {
  const dispatch = useAppDispatch();
  const { values } = useFormikContext<BookingValues>();
  useEffect(() => {
    const { phoneNumber, notes, arrivalTime } = values;
    const { forOther, arrivingGuest, specialRequests, occupants } = values;
    const guests = { forOther, arrivingGuest, specialRequests, occupants };
    dispatch(draftEdited({ phoneNumber, notes, arrivalTime, guests }));
  }, [dispatch, values]);
}

/** The account's phone arrives after the first render. It is offered once: what is typed wins. */
function usePhoneOfAccount(): void {
  const { user } = useCurrentUser();
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const offered = useRef(false);
  const phone = user?.phoneNumber ?? user?.phone;
  useEffect(() => {
    if (!phone || offered.current) return;
    offered.current = true;
    if (values.phoneNumber === '') void setFieldValue('phoneNumber', phone);
  }, [phone, values.phoneNumber, setFieldValue]);
}
