import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { RequestError } from './requestError';

/** The part of a problem that every screen reads; what came need not be one. */
interface SentProblem {
  code?: unknown;
  message?: unknown;
  fieldErrors?: unknown;
}

const MAX_MESSAGE_LENGTH = 300;

const codesWithoutStatus: Record<string, string> = {
  TIMEOUT_ERROR: 'TIMEOUT',
  PARSING_ERROR: 'BAD_ANSWER',
};

/** Failures of the server's that say what to do, by the contract's codes. */
const toldFailures = new Set(['UNAVAILABLE', 'BUSY', 'READ_ONLY']);

/** Markup, structures and bytes are nothing to read, nor is a text that goes on and on. */
const UNREADABLE = /^\s*[{[]|<[a-z!/?]|(?![\t\n\r])\p{Cc}|\ufffd/iu;

function isReadable(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    text.trim() !== '' &&
    text.length <= MAX_MESSAGE_LENGTH &&
    !UNREADABLE.test(text)
  );
}

function asProblem(data: unknown): SentProblem {
  if (typeof data === 'object' && data !== null) return data;
  return isReadable(data) ? { message: data } : {};
}

/**
 * Whether an answer's words were written for travellers. What breaks inside a server, or stands before
 * it, is not: only refusals that the contract knows by name are, once the status is one of a failure.
 */
function isForTravellers({ code }: SentProblem, status: number): boolean {
  return status < 500 || (typeof code === 'string' && toldFailures.has(code));
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

export function toRequestError(error: FetchBaseQueryError): RequestError {
  if (typeof error.status !== 'number') {
    const code = codesWithoutStatus[error.status] ?? 'NETWORK';
    const status = error.status === 'PARSING_ERROR' ? error.originalStatus : 0;
    return { status, code, message: null, fieldErrors: {}, problem: {} };
  }
  const problem = asProblem(error.data);
  const isTold = isForTravellers(problem, error.status);
  return {
    status: error.status,
    code: typeof problem.code === 'string' ? problem.code : `HTTP_${error.status}`,
    message: isTold && isReadable(problem.message) ? problem.message : null,
    fieldErrors: isTold ? byField(problem.fieldErrors) : {},
    problem,
  };
}

/** A success that is not what was promised. */
export function badAnswer(originalStatus = 200): RequestError {
  return toRequestError({ status: 'PARSING_ERROR', originalStatus, data: '', error: '' });
}
