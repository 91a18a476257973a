import { MAX_FAVOURITES } from '../../../domain/hotels/favourites';
import type { ErrorTexts } from '../vi/errors';

export const errors: ErrorTexts = {
  INVALID: 'Some of the information sent is not valid. Please check it.',
  WRONG_CREDENTIALS: 'Incorrect account or password. Please try again.',
  NOT_VERIFIED: 'Please verify your account before logging in. (not verified)',
  TOKEN_INVALID: 'This link is not valid or has expired. Please ask for a new one.',
  PASSWORD_LINK_INVALID:
    'This password link is not valid, was used already or has expired. Please ask for a new one.',
  ACCOUNT_SUSPENDED: 'Your account is suspended. Please contact the support of Nghỉ Đâu.',
  SIGNED_OUT: 'Your session has ended. Please sign in again.',
  FORBIDDEN: 'Your account may not do this.',
  NOT_FOUND: 'We could not find what you asked for.',
  NOT_ACCEPTABLE: 'This address answers with a stream of events only (text/event-stream).',
  METHOD_NOT_ALLOWED: 'This address does not support that method.',
  ROOM_TAKEN: 'A room you chose has just been taken. Please choose another one.',
  PRICE_CHANGED: 'The price has just changed. Please look at the new price before booking.',
  BOOKING_LIMIT: 'Your account holds too many bookings. Cancel some of them and try again.',
  STALE: 'Somebody saved a newer version in the meantime. Load it and try again.',
  HAS_BOOKINGS: 'Guests are still expected or in the house. Finish or cancel their bookings first.',
  COMING_BOOKINGS:
    'You still have coming bookings. Cancel them or finish your stays before deleting the account.',
  HOTELS_ON_SALE: 'This account has hotels on sale. Unlist them on the partner pages first.',
  FAVOURITES_FULL: `Your list of favourites is full (${MAX_FAVOURITES} places). Take one out and try again.`,
  ROOM_BOOKED: 'The room is booked or already closed on some of these nights.',
  ROOM_NUMBERS_TAKEN: 'Some of these room numbers are already in use. No rooms were added.',
  TOO_EARLY: 'The room is still held for the guest. Try again after the hold deadline.',
  BEFORE_CHECK_IN: 'The stay has not begun. Check the guest in on the check-in day.',
  STAY_OVER:
    'The stay is over, so the guest cannot be checked in any more. Release the booking instead.',
  TOO_LATE:
    'The hold is over, so this can no longer be cancelled or changed online. Please call the hotel.',
  HOLD_OVER: 'The hold is over, so an arrival time can no longer be given. Please call the hotel.',
  ARRIVAL_SET: 'The arrival time can be given once. To change it, please call the hotel.',
  STATUS_CHANGED: 'Its status does not allow this any more: look at what has happened meanwhile.',
  UNDO_TOO_LATE: 'It is too late to undo this: it stays as it is now.',
  NOT_ON_SALE:
    'The hotel sells no rooms on Nghỉ Đâu at the moment, so the booking cannot be changed here. Please call the hotel.',
  CHANGE_TOO_LATE:
    'Free cancellation has ended, so no night, room or money can be given back here any more. You can still add nights or rooms, or call the hotel.',
  NOTHING_CHANGED: 'Nothing differs from the booking as it is.',
  NOTHING_TO_UNDO: 'There is no change left to take back.',
  NIGHTS_SOLD: 'Somebody else has one of its nights by now, so it stays as it is.',
  STAY_NOT_COMPLETED:
    'This stay is not completed yet. You can write a review once you have checked out.',
  NO_STAY: 'This booking was cancelled or not used, so there is no stay to review.',
  NO_NIGHT: 'You left on the day of arrival, so there is no night to review.',
  OWN_HOTEL: 'You own this hotel or work for it, so you cannot review it.',
  REVIEW_EXISTS:
    'You have already reviewed this stay. You can change that review for 7 days after writing it.',
  REVIEW_FINAL: 'A review can be changed for 7 days after it was written.',
  NOT_ONESELF: 'You cannot suspend your own account. Ask another administrator.',
  NOT_SUSPENDED:
    'Neither the hotel nor its owner is suspended, so only the guest or the hotel may cancel this.',
  SUSPENDED: 'This is suspended.',
  UNREADABLE: 'This request cannot be read. Please check it and send it again.',
  TOO_SLOW: 'The request took too long to arrive. Please send it again.',
  HEAD_TOO_LARGE:
    'The address or the headers are too long. Please shorten them and send the request again.',
  TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_TYPE: 'This address only accepts JSON.',
  NOT_A_FORM: 'This address only accepts forms with files.',
  TOO_MANY_REQUESTS: 'Too many tries. Please try again in a few minutes.',
  TOO_MANY_STREAMS:
    'This account is watched live in too many places. Please close some of them, or wait a little.',
  INTERNAL: 'Something went wrong on our side. Please try again later.',
  UNAVAILABLE: 'The service is busy. Please try again in a few seconds.',
  BUSY: 'Too many people are signing in just now. Please try again in a few seconds.',
  READ_ONLY: 'For now you can look, but nothing can be saved. Please try again in a few minutes.',
};
