import type { RequestError } from './requestError';

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 8000;

interface Failure {
  error: RequestError;
  /** How often in a row. */
  times: number;
  /** When it may be asked again. */
  until: number;
}

/** The reads that failed for now, by address. */
const failures = new Map<string, Failure>();

/**
 * Holds a read that failed until it may be asked again, whoever asks. Gives the error of before when
 * the server wants more time than a visitor has.
 */
export async function turnOf(key: string): Promise<RequestError | undefined> {
  const failure = failures.get(key);
  const wait = failure ? failure.until - Date.now() : 0;
  if (!failure || wait <= 0) return undefined;
  const isSoon = wait <= MAX_PAUSE_MS;
  await new Promise((resolve) => setTimeout(resolve, isSoon ? wait : FIRST_PAUSE_MS));
  return isSoon ? undefined : failure.error;
}

/** Remembers how a read ended: with an error that may pass by itself, its pause grows. */
export function ended(
  key: string,
  error: RequestError | undefined,
  retryAfter?: string | null,
): void {
  if (!error || !mayPass(error)) {
    failures.delete(key);
    return;
  }
  const times = (failures.get(key)?.times ?? 0) + 1;
  const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (times - 1));
  // Not all visitors at once.
  const own = pause * (0.75 + Math.random() / 4);
  failures.set(key, { error, times, until: Date.now() + Math.max(own, msOf(retryAfter)) });
}

/** Without a network nothing was asked. */
function mayPass({ status, code }: RequestError): boolean {
  if (status === 0) return navigator.onLine;
  return status >= 500 || status === 429 || code === 'BAD_ANSWER';
}

/** Seconds or a date. */
function msOf(retryAfter?: string | null): number {
  if (!retryAfter) return 0;
  const ms = Number(retryAfter) * 1000 || Date.parse(retryAfter) - Date.now();
  return ms > 0 ? ms : 0;
}
