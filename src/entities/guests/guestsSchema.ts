import { array, boolean, mixed, object, string } from 'yup';
import { isVietnamesePhone, normalizePhone } from '../../../domain/accounts/phone';
import { isBlank, lengthOf, tidy } from '../../../domain/texts/texts';
import type { SpecialRequest } from '../../../domain/bookings/specialRequests';
import type { DraftGuests } from '../../state/draftSlice';

const MAX_NAME = 100;

export const NO_GUESTS: DraftGuests = {
  forOther: false,
  arrivingGuest: { name: '', phoneNumber: '' },
  specialRequests: [],
  occupants: {},
};

export interface GuestMessages {
  name: string;
  nameLong: string;
  phone: string;
}

/** The rules of who comes and what they would like; of who sleeps where see `occupants.ts`. */
export function guestsShape(messages: GuestMessages) {
  return {
    forOther: boolean().default(false),
    arrivingGuest: object({ name: string().default(''), phoneNumber: string().default('') })
      .default(NO_GUESTS.arrivingGuest)
      .when('forOther', { is: true, then: () => arrivingGuest(messages) }),
    specialRequests: array(mixed<SpecialRequest>().required()).default([]),
    // Its rules depend on the rooms.
    occupants: mixed<DraftGuests['occupants']>().default({}),
  };
}

function arrivingGuest(messages: GuestMessages) {
  return object({
    name: string()
      .trim()
      .required(messages.name)
      .test('seen', messages.name, (name) => !isBlank(name))
      .test('length', messages.nameLong, (name) => lengthOf(name) <= MAX_NAME),
    phoneNumber: string()
      .trim()
      .default('')
      .test('phone', messages.phone, (phone) => phone === '' || isVietnamesePhone(phone)),
  });
}

/** What is sent of who comes and what they would like: nothing of what nobody said. */
export function toldGuests({
  forOther,
  arrivingGuest,
  specialRequests,
}: Pick<DraftGuests, 'forOther' | 'arrivingGuest' | 'specialRequests'>) {
  const phoneNumber = normalizePhone(arrivingGuest.phoneNumber);
  const name = tidy(arrivingGuest.name);
  return {
    ...(forOther && { arrivingGuest: { name, ...(phoneNumber && { phoneNumber }) } }),
    ...(specialRequests.length > 0 && { specialRequests }),
  };
}
