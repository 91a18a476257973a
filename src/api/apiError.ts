import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { Problem } from './api.gen';

/**
 * The one error that every hook gives. `status` is 0 when no answer came: `code` is then
 * `NETWORK` (offline, refused), `TIMEOUT`, or `BAD_ANSWER` (an answer that is not JSON).
 * `message` is the server's, or null when it sent none.
 */
export interface ApiError {
  status: number;
  code: string;
  message: string | null;
  fieldErrors: Record<string, string>;
  problem: Partial<Problem>;
}

const codesWithoutStatus: Record<string, string> = {
  FETCH_ERROR: 'NETWORK',
  TIMEOUT_ERROR: 'TIMEOUT',
  PARSING_ERROR: 'BAD_ANSWER',
  CUSTOM_ERROR: 'BAD_ANSWER',
};

function asProblem(data: unknown): Partial<Problem> {
  if (typeof data === 'object' && data !== null) return data;
  return typeof data === 'string' && data.length < 300 ? { message: data } : {};
}

export function toApiError(error: FetchBaseQueryError): ApiError {
  if (typeof error.status !== 'number') {
    const code = codesWithoutStatus[error.status] ?? 'NETWORK';
    const status = error.status === 'PARSING_ERROR' ? error.originalStatus : 0;
    return { status, code, message: null, fieldErrors: {}, problem: {} };
  }
  const problem = asProblem(error.data);
  return {
    status: error.status,
    code: typeof problem.code === 'string' ? problem.code : `HTTP_${error.status}`,
    message: typeof problem.message === 'string' && problem.message ? problem.message : null,
    fieldErrors: problem.fieldErrors ?? {},
    problem,
  };
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'fieldErrors' in error;
}
