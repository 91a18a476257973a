import { languageOf, type Language } from '../../domain/languages/languages';
import { texts } from '../i18n/texts';
import type { FieldTexts } from '../i18n/vi/fields';
import type { ValueTexts } from '../i18n/vi/values';
import type { Schemas } from './operations';

export type ErrorCode = Schemas['ProblemCode'];
export type FieldErrorCode = keyof FieldTexts;

/** Why a field is refused: by a plain reason, or by one with its value. */
export type FieldError =
  | FieldErrorCode
  | {
      [K in keyof ValueTexts]: { error: K; value: Parameters<ValueTexts[K]>[0] };
    }[keyof ValueTexts];

/** The status that a refusal is answered with. */
export const statuses = {
  INVALID: 422,
  WRONG_CREDENTIALS: 401,
  NOT_VERIFIED: 400,
  TOKEN_INVALID: 400,
  PASSWORD_LINK_INVALID: 400,
  ACCOUNT_SUSPENDED: 403,
  SIGNED_OUT: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  ROOM_TAKEN: 409,
  PRICE_CHANGED: 409,
  BOOKING_LIMIT: 409,
  STALE: 409,
  HAS_BOOKINGS: 409,
  COMING_BOOKINGS: 409,
  HOTELS_ON_SALE: 409,
  FAVOURITES_FULL: 409,
  ROOM_BOOKED: 409,
  ROOM_NUMBERS_TAKEN: 409,
  TOO_EARLY: 409,
  BEFORE_CHECK_IN: 409,
  STAY_OVER: 409,
  TOO_LATE: 409,
  HOLD_OVER: 409,
  ARRIVAL_SET: 409,
  STATUS_CHANGED: 409,
  UNDO_TOO_LATE: 409,
  NIGHTS_SOLD: 409,
  NOT_ON_SALE: 409,
  CHANGE_TOO_LATE: 409,
  NOTHING_CHANGED: 409,
  NOTHING_TO_UNDO: 409,
  STAY_NOT_COMPLETED: 409,
  NO_STAY: 409,
  NO_NIGHT: 409,
  OWN_HOTEL: 409,
  REVIEW_EXISTS: 409,
  REVIEW_FINAL: 409,
  NOT_ONESELF: 409,
  NOT_SUSPENDED: 409,
  SUSPENDED: 409,
  UNREADABLE: 400,
  TOO_SLOW: 408,
  HEAD_TOO_LARGE: 431,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  NOT_A_FORM: 415,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_STREAMS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  BUSY: 503,
  READ_ONLY: 503,
} as const satisfies Record<ErrorCode, number>;

/** The language that is asked for first; Vietnamese where it is none of ours. */
export function languageIn(acceptLanguage = ''): Language {
  return languageOf(/^\s*([a-z]+)\b/i.exec(acceptLanguage)?.[1]?.toLowerCase());
}

export function textOf(refusal: FieldError, language: Language): string {
  const { fields, values } = texts[language];
  if (typeof refusal === 'string') return fields[refusal];
  const text: (value: never) => string = values[refusal.error];
  return text(refusal.value as never);
}
