import type { Stay } from '../../../domain/stays/stay';
import { problemOf } from '../../api/problem';
import { nearestStayOf } from '../../entities/stay/NearestStayLink';
import {
  isUnanswered,
  type RequestError,
  type BookingToCancel,
  type Quote,
  type Room,
} from '../../api';

/** Rooms that somebody else booked meanwhile, and what the hotel still has for the same nights. */
export interface TakenRooms {
  takenIds: number[];
  alternatives: Room[];
}

/** Why a booking was not made, by what the traveller can do about it. */
export type BookingError =
  /** `sessionEnded`: a token was refused, and the layout leads to the login by itself. */
  | { kind: 'signIn'; sessionEnded: boolean }
  | ({ kind: 'taken' } & TakenRooms)
  | { kind: 'priceChanged'; quote: Quote }
  /** An earlier try with this key did book, with other details than now. */
  | { kind: 'keyUsed' }
  /** `nearest`: a stay that can be had instead. */
  | { kind: 'fields'; errors: Record<string, string>; nearest: Stay | null }
  /** No answer came, or the server failed: it may have booked, and asking again is safe. */
  | { kind: 'unknown'; message: string | null }
  /** The account holds as much as it may. */
  | { kind: 'limit'; message: string | null; toCancel: readonly BookingToCancel[] }
  /** `isPassing`: the same may go through after a while. */
  | { kind: 'refused'; message: string | null; isPassing: boolean };

/** Whether it may be booked all the same: it is asked for before anything else is said of it. */
export const mayBeBooked = (error: BookingError | null): boolean =>
  error?.kind === 'unknown' || error?.kind === 'keyUsed';

/** The taken rooms that a quote or a booking was refused for, else null. */
export function takenRooms(error: RequestError | null): TakenRooms | null {
  if (error?.code !== 'ROOM_TAKEN') return null;
  const { takenRoomIds = [], alternatives = [] } = problemOf(error);
  return { takenIds: takenRoomIds, alternatives };
}

/** Whether the server looked at what was sent: had it been booked by an earlier try, it would have said so. */
export function isAnswered(error: BookingError): boolean {
  const { kind } = error;
  if (kind === 'refused') return !error.isPassing;
  return kind !== 'unknown' && kind !== 'keyUsed' && kind !== 'signIn';
}

/** What stays of it once another language is chosen: what the server said is gone, what may have happened is not. */
export function inOtherLanguage(error: BookingError | null): BookingError | null {
  switch (error?.kind) {
    case 'unknown':
      return { kind: 'unknown', message: null };
    case 'fields':
    case 'limit':
    case 'refused':
      return null;
    default:
      return error ?? null;
  }
}

function wantsLogin({ status, message }: RequestError): boolean {
  return status === 401 || (status === 400 && /user/i.test(message ?? ''));
}

export function bookingErrorOf(error: RequestError): BookingError {
  const taken = takenRooms(error);
  if (taken) return { kind: 'taken', ...taken };
  const { quote, toCancel = [] } = problemOf(error);
  if (error.code === 'PRICE_CHANGED' && quote) return { kind: 'priceChanged', quote };
  if (error.code === 'BOOKING_LIMIT') {
    return { kind: 'limit', message: error.message, toCancel };
  }
  if (wantsLogin(error)) return { kind: 'signIn', sessionEnded: error.status === 401 };
  if (isUnanswered(error)) return { kind: 'unknown', message: error.message };
  const fields = Object.keys(error.fieldErrors);
  if (fields.some((field) => /^idempotency-?key$/i.test(field))) return { kind: 'keyUsed' };
  if (fields.length > 0) {
    return { kind: 'fields', errors: error.fieldErrors, nearest: nearestStayOf(error) };
  }
  return { kind: 'refused', message: error.message, isPassing: error.status === 429 };
}
