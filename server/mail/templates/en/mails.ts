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
import type { MailWords } from '../vi/mails';

export const en: MailWords = {
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
