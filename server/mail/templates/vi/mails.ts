import { addressKnown } from './addressKnown';
import { arrivalNoted } from './arrivalNoted';
import { booking } from './booking';
import { bookingChanged } from './bookingChanged';
import { bookingConfirmed } from './bookingConfirmed';
import { cancelledByGuest } from './cancelledByGuest';
import { cancelledByHotel } from './cancelledByHotel';
import { cancelledByUs } from './cancelledByUs';
import { common } from './common';
import { emailVerification } from './emailVerification';
import { ownerRestored } from './ownerRestored';
import { ownerSuspended } from './ownerSuspended';
import { passwordReset } from './passwordReset';
import { roomsReleased } from './roomsReleased';

/** Every mail to travellers, by the moment at which it is sent. */
export const vi = {
  addressKnown,
  arrivalNoted,
  booking,
  bookingChanged,
  bookingConfirmed,
  cancelledByGuest,
  cancelledByHotel,
  cancelledByUs,
  common,
  emailVerification,
  ownerRestored,
  ownerSuspended,
  passwordReset,
  roomsReleased,
};

/** What a language has to say. */
export type MailWords = typeof vi;
