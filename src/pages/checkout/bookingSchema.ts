import { object, string, type ObjectSchema } from 'yup';
import { isVietnamesePhone } from '../../../domain/accounts/phone';
import { CHECK_IN_TIME } from '../../../domain/stays/stay';
import { guestsShape, type GuestMessages } from '../../entities/guests/guestsSchema';
import { notesShape } from '../../entities/guests/notesSchema';
import type { BookingDraft, DraftGuests } from '../../state/draftSlice';

export type BookingValues = Required<Pick<BookingDraft, 'phoneNumber' | 'notes'>> &
  DraftGuests & {
    /** As typed, asked about or not. */
    voucherCode: string;
    /** `HH:MM`, or ''. */
    arrivalTime: string;
  };

interface BookingMessages {
  required: string;
  invalid: string;
  notesTooLong: (most: number) => string;
  arrival: string;
}

export function bookingSchema(
  messages: BookingMessages,
  guests: GuestMessages,
): ObjectSchema<BookingValues> {
  return object({
    phoneNumber: string()
      .trim()
      .required(messages.required)
      .test('phone', messages.invalid, (phone) => isVietnamesePhone(phone)),
    notes: notesShape(messages.notesTooLong),
    // Its rules are the server's, which is asked before anything is booked.
    voucherCode: string().default(''),
    arrivalTime: string()
      .default('')
      .test('range', messages.arrival, (time) => time === '' || time >= CHECK_IN_TIME),
    ...guestsShape(guests),
  });
}
