import { object, string, type ObjectSchema } from 'yup';
import { isVietnamesePhone } from '../../../domain/accounts/phone';
import type { BookingDraft } from '../../state/draftSlice';

export const MAX_NOTES = 500;

export type BookingValues = Required<Pick<BookingDraft, 'phoneNumber' | 'notes'>> & {
  /** As typed, asked about or not. */
  voucherCode: string;
};

interface BookingMessages {
  required: string;
  invalid: string;
  notesTooLong: (most: number) => string;
}

/** As the server counts: whole characters, composed and without the blanks around them. */
export function notesLength(notes: string): number {
  return [...notes.normalize('NFC').trim()].length;
}

export function bookingSchema(messages: BookingMessages): ObjectSchema<BookingValues> {
  return object({
    phoneNumber: string()
      .trim()
      .required(messages.required)
      .test('phone', messages.invalid, (phone) => isVietnamesePhone(phone)),
    notes: string()
      .default('')
      .test('length', messages.notesTooLong(MAX_NOTES), (notes) => notesLength(notes) <= MAX_NOTES),
    // Its rules are the server's, which is asked before anything is booked.
    voucherCode: string().default(''),
  });
}
