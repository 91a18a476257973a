import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import { draftEdited } from '../../state/draftSlice';
import { useAppDispatch } from '../../state/store';
import { useCurrentUser } from '../../state/useCurrentUser';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { Field } from '../../ui/fields/Field';
import { TextInput } from '../../ui/fields/TextInput';
import { Textarea } from '../../ui/fields/Textarea';
import { MAX_NOTES, notesLength, type BookingValues } from './bookingSchema';
import styles from './GuestFields.module.css';

/** Who travels and how the hotel reaches them. What is typed is remembered at once. */
export function GuestFields() {
  const texts = useTexts(bookingsTexts).details;
  const { user, signedIn } = useCurrentUser();
  const { values, errors, touched, getFieldProps } = useFormikContext<BookingValues>();
  useRememberedValues();
  usePhoneOfAccount();
  const left = MAX_NOTES - notesLength(values.notes);
  return (
    <div className={styles.fields}>
      {user && (
        <dl className={styles.guest}>
          <div>
            <dt>{texts.guestName}</dt>
            <dd>{user.fullName || user.firstName}</dd>
          </div>
          <div>
            <dt>{texts.guestEmail}</dt>
            <dd>{user.email}</dd>
          </div>
        </dl>
      )}
      {!signedIn && <p className={styles.later}>{texts.signInLater}</p>}
      <Field
        id="phoneNumber"
        label={texts.phone}
        hint={texts.phoneHint}
        required
        error={touched.phoneNumber ? errors.phoneNumber : undefined}
      >
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          {...getFieldProps('phoneNumber')}
        />
      </Field>
      <Field
        id="notes"
        label={texts.notes}
        hint={texts.notesHint(Math.max(0, left))}
        error={touched.notes || left < 0 ? errors.notes : undefined}
      >
        <Textarea rows={3} {...getFieldProps('notes')} />
      </Field>
    </div>
  );
}

function useRememberedValues(): void {
  const dispatch = useAppDispatch();
  const { values } = useFormikContext<BookingValues>();
  useEffect(() => {
    dispatch(draftEdited({ phoneNumber: values.phoneNumber, notes: values.notes }));
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
