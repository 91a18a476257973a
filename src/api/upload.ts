import type { RequestError } from './requestError';
import { apiUrl } from './environment';
import { badAnswer, toRequestError } from './toRequestError';

/** A slow line takes its time; one on which nothing moves any more is given up. */
const SILENCE_TIMEOUT_MS = 60_000;

/** What goes wrong on the way, as every hook tells it. */
class UploadFailed extends Error implements RequestError {
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: Record<string, string>;
  readonly problem: RequestError['problem'];

  constructor({ status, code, message, fieldErrors, problem }: RequestError) {
    super(message ?? '');
    this.status = status;
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.problem = problem;
  }
}

/** How a file gets there: `fetch` cannot tell how much of it has. */
interface UploadOptions {
  /** The `Idempotency-Key`: sent again with it, the file is stored once. */
  key: string;
  token: string | null;
  /** From 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/**
 * Sends one file as a form and answers the server's list of all.
 *
 * @throws an RequestError, as every hook gives
 */
export function uploadFile(
  url: string,
  field: string,
  file: File,
  { key, token, onProgress, signal }: UploadOptions,
): Promise<unknown[]> {
  const body = new FormData();
  body.append(field, file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: 'FETCH_ERROR' | 'TIMEOUT_ERROR') => () =>
      reject(new UploadFailed(toRequestError({ status, error: status })));
    request.open('POST', apiUrl + url);
    request.responseType = 'json';
    request.setRequestHeader('Idempotency-Key', key);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    let silence: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        fail('TIMEOUT_ERROR')();
        request.abort();
      }, SILENCE_TIMEOUT_MS);
    };
    request.onloadend = () => clearTimeout(silence);
    request.upload.onprogress = ({ loaded, total }) => {
      listen();
      onProgress(total ? loaded / total : 0);
    };
    request.onerror = fail('FETCH_ERROR');
    request.onabort = fail('FETCH_ERROR');
    request.onload = () => {
      const data = request.response as unknown;
      if (Array.isArray(data) && request.status < 300) resolve(data);
      else if (request.status < 300) reject(new UploadFailed(badAnswer(request.status)));
      else reject(new UploadFailed(toRequestError({ status: request.status, data })));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    listen();
    request.send(body);
  });
}
