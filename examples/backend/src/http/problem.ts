import { fault } from '../faults';
import { MESSAGES, type Language } from './messages';

/** Why something is not done, as it is thrown; what goes out is made of it by `problemOf`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** Beside the code: fieldErrors, takenRoomIds and the like. */
    readonly details: Record<string, unknown> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(code);
  }
}

export const notFound = () => new ApiError(fault('missing-is-500') ? 500 : 404, 'NOT_FOUND');
export const signedOut = () => new ApiError(401, 'SIGNED_OUT');
export const forbidden = () => new ApiError(403, 'FORBIDDEN');
export const conflict = (code: string, details: Record<string, unknown> = {}) =>
  new ApiError(409, code, told(details));

function told({ bookings, ...details }: Record<string, unknown>): Record<string, unknown> {
  const isCounted = bookings !== undefined && !fault('bookings-in-the-way-uncounted');
  return isCounted ? { ...details, bookings } : details;
}

/** A rule that the contract's schemas cannot say, told beside its field. The reason is a name in `MESSAGES`. */
export function invalid(field: string, reason: string, details: Record<string, unknown> = {}) {
  return new ApiError(422, 'INVALID', { fieldErrors: { [field]: reason }, ...details });
}

export function problemOf(error: ApiError, language: Language, requestId: string) {
  const spoken = fault('english-for-everybody') ? 'en' : language;
  const words = MESSAGES[spoken];
  const besideFields = fault('fields-in-english') ? MESSAGES.en : words;
  const { fieldErrors, ...details } = error.details;
  const fields = Object.entries((fieldErrors ?? {}) as Record<string, string>).map(
    ([field, reason]) => [fieldName(field), besideFields[reason] ?? besideFields.INVALID_FIELD!],
  );
  return {
    type: fault('type-of-any-problem') ? 'about:blank' : `tag:nghi-dau.example,2026:${error.code}`,
    status: error.status,
    ...(fault('no-code') ? {} : { code: error.code }),
    message: messageOf(error, words),
    ...(fieldErrors ? { fieldErrors: Object.fromEntries(fields) as object } : {}),
    ...details,
    requestId,
  };
}

function messageOf(error: ApiError, words: Record<string, string>): string {
  const isOver = error.code === 'ARRIVAL_SET' && fault('set-is-over');
  const message = words[isOver ? 'HOLD_OVER' : error.code] ?? words.INTERNAL!;
  if (error.code !== 'NOT_VERIFIED') return message;
  return fault('unverified-says-nothing') ? words.WRONG_CREDENTIALS! : message;
}

function fieldName(field: string): string {
  if (!fault('fields-in-other-case')) return field;
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('.', '/');
}
