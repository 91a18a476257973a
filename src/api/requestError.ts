/**
 * The one error that every hook gives. `status` is 0 when no answer came: `code` is then
 * `NETWORK` (offline, refused) or `TIMEOUT`; `BAD_ANSWER` is one that is not what the contract
 * promises. `message` is the server's, or null when it sent none that can be shown.
 */
export interface RequestError {
  status: number;
  code: string;
  message: string | null;
  fieldErrors: Record<string, string>;
  /** The answer's body as it came; `problemOf` names what it may hold. */
  problem: object;
}

export function isRequestError(error: unknown): error is RequestError {
  return typeof error === 'object' && error !== null && 'code' in error && 'fieldErrors' in error;
}

/** A request that was looked at and not done. Any other error leaves open what became of it, or of an earlier try. */
const REFUSED: readonly number[] = [400, 404, 409, 413, 415, 422];

export function isRefused(error: unknown): boolean {
  return isRequestError(error) && REFUSED.includes(error.status);
}

/** Nobody knows what became of the request: no answer, none that can be read, or a server that failed on the way. */
export function isUnanswered(error: unknown): boolean {
  if (!isRequestError(error)) return false;
  const { status, code } = error;
  return status === 0 || status >= 500 || code === 'BAD_ANSWER';
}

/**
 * What goes out under one key goes out once more where no answer came: it may be done, and is not done twice. A server
 * that is busy, or asks to wait, has answered.
 */
export async function repeatedUnanswered<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isRequestError(error) || error.status !== 0) throw error;
    return send();
  }
}
