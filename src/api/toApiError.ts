import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { Problem } from './api.gen';
import type { ApiError } from './apiError';

const LONGEST_MESSAGE = 300;

const codesWithoutStatus: Record<string, string> = {
  TIMEOUT_ERROR: 'TIMEOUT',
  PARSING_ERROR: 'BAD_ANSWER',
};

/** Markup, structures and bytes are nothing to read, nor is a text that goes on and on. */
const UNREADABLE = /^\s*[{[]|<[a-z!/?]|(?![\t\n\r])\p{Cc}|\ufffd/iu;

function isReadable(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    text.trim() !== '' &&
    text.length <= LONGEST_MESSAGE &&
    !UNREADABLE.test(text)
  );
}

function asProblem(data: unknown, status: number): Partial<Problem> {
  if (typeof data === 'object' && data !== null) return data;
  // What stands before the server speaks plain text too, but not to a traveller.
  return status < 500 && isReadable(data) ? { message: data } : {};
}

/** By field, whether they came as an object or as a list of `{field, message}`. */
function byField(errors: unknown): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {};
  const pairs = Array.isArray(errors)
    ? errors.map((one: { field?: unknown; message?: unknown } | null) => [one?.field, one?.message])
    : Object.entries(errors);
  return Object.fromEntries(
    pairs.filter(([field, text]) => typeof field === 'string' && isReadable(text)),
  ) as Record<string, string>;
}

export function toApiError(error: FetchBaseQueryError): ApiError {
  if (typeof error.status !== 'number') {
    const code = codesWithoutStatus[error.status] ?? 'NETWORK';
    const status = error.status === 'PARSING_ERROR' ? error.originalStatus : 0;
    return { status, code, message: null, fieldErrors: {}, problem: {} };
  }
  const problem = asProblem(error.data, error.status);
  return {
    status: error.status,
    code: typeof problem.code === 'string' ? problem.code : `HTTP_${error.status}`,
    message: isReadable(problem.message) ? problem.message : null,
    fieldErrors: byField(problem.fieldErrors),
    problem,
  };
}

/** A success that is not what was promised. */
export function badAnswer(originalStatus = 200): ApiError {
  return toApiError({ status: 'PARSING_ERROR', originalStatus, data: '', error: '' });
}
