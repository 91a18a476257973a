import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';
import { isVietnamesePhone } from '../../../domain/accounts/phone';
import type { SpecialRequest } from '../../../domain/bookings/specialRequests';
import type { BookingDraft, DraftGuests } from '../../state/draftSlice';

export const MAX_NOTES = 500;
const MAX_NAME = 100;

export type BookingValues = Required<Pick<BookingDraft, 'phoneNumber' | 'notes'>> &
  DraftGuests & {
    /** As typed, asked about or not. */
    voucherCode: string;
  };

export const NO_GUESTS: DraftGuests = {
  forOther: false,
  arrivingGuest: { name: '', phoneNumber: '' },
  specialRequests: [],
  occupants: {},
};

interface BookingMessages {
  required: string;
  invalid: string;
  notesTooLong: (most: number) => string;
}

interface GuestMessages {
  name: string;
  nameLong: string;
  phone: string;
}

/** As the server counts: whole characters, composed and without the blanks around them. */
export function lengthOf(text: string): number {
  return [...text.normalize('NFC').trim()].length;
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
    notes: string()
      .default('')
      .test('length', messages.notesTooLong(MAX_NOTES), (notes) => lengthOf(notes) <= MAX_NOTES),
    // Its rules are the server's, which is asked before anything is booked.
    voucherCode: string().default(''),
    forOther: boolean().default(false),
    arrivingGuest: object({ name: string().default(''), phoneNumber: string().default('') })
      .default(NO_GUESTS.arrivingGuest)
      .when('forOther', { is: true, then: () => arrivingGuest(guests) }),
    specialRequests: array(mixed<SpecialRequest>().required()).default([]),
    // Its rules depend on the rooms: see `occupants.ts`.
    occupants: mixed<DraftGuests['occupants']>().default({}),
  });
}

function arrivingGuest(messages: GuestMessages) {
  return object({
    name: string()
      .trim()
      .required(messages.name)
      .test('length', messages.nameLong, (name) => lengthOf(name) <= MAX_NAME),
    phoneNumber: string()
      .trim()
      .default('')
      .test('phone', messages.phone, (phone) => phone === '' || isVietnamesePhone(phone)),
  });
}
