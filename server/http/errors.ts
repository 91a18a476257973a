import type { Language } from '../../domain/languages/languages';
import { texts } from '../i18n/texts';
import { statuses, textOf, type ErrorCode, type FieldError } from './messages';
import type { Schemas } from './operations';

/** Fields of the answer beyond the message. */
export interface ErrorDetails {
  fields?: Readonly<Record<string, FieldError>>;
  takenRoomIds?: number[];
  alternatives?: Schemas['Room'][];
  quote?: Schemas['Quote'];
  /** What the caller could cancel to make room. */
  toCancel?: Schemas['BookingToCancel'][];
  /** How many are in the way. */
  bookings?: number;
  /** Numbers that other rooms have. */
  roomNumbers?: string[];
  /** The one that can be had, nearest to the one that was refused. */
  nearestStay?: Schemas['NearestStay'];
  /** When it stopped being possible. */
  endedAt?: string;
  /** Said in place of the code's general sentence. */
  why?: FieldError;
}

/** What problems are sent as, by RFC 9457. */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** An error that the caller is told about, in the one shape of the contract. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(code);
  }

  get status(): number {
    return statuses[this.code];
  }

  problem(requestId: string, language: Language): Schemas['Problem'] {
    const { fields, why, ...rest } = this.details;
    const { nearestStay } = rest;
    // A rule of the trade explains itself better than the general sentence.
    const reason = why ?? (fields && Object.values(fields).slice(0, 1).find(isTradeRule));
    return {
      type: `tag:nghi-dau.example,2026:${this.code}`,
      status: this.status,
      code: this.code,
      message: [
        reason ? textOf(reason, language) : texts[language].errors[this.code],
        ...(nearestStay ? [textOf({ error: 'nearestStay', value: nearestStay }, language)] : []),
      ].join(' '),
      ...(fields && { fieldErrors: inLanguage(fields, language) }),
      ...rest,
      requestId,
    };
  }
}

const contractKeywords = new Set<FieldError>([
  'required',
  'additionalProperties',
  'type',
  'format',
  'pattern',
  'enum',
  'const',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'control',
]);

function isTradeRule(error: FieldError): boolean {
  return !contractKeywords.has(error);
}

function inLanguage(fields: Readonly<Record<string, FieldError>>, language: Language) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, error]) => [name, textOf(error, language)]),
  );
}

export function invalid(fields: Readonly<Record<string, FieldError>>): ApiError {
  return new ApiError('INVALID', { fields });
}

export function notFound(): ApiError {
  return new ApiError('NOT_FOUND');
}
