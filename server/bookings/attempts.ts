import { ApiError } from '../http/errors';
import { Conflict } from './conflict';

const ATTEMPTS = 3;

interface Steps<T> {
  /** One transaction; a Conflict has stored nothing and is tried again. */
  attempt: () => Promise<T>;
  /** What the same request has stored in the meantime: what it wants is then taken by itself. */
  earlier: () => Promise<T | undefined>;
  /** Throws what somebody else took; when they have given it back, it is tried again. */
  refuse: () => Promise<unknown>;
}

/**
 * Tries to store what others may want as well.
 *
 * @returns undefined when it met somebody else each time
 * @throws ApiError
 */
export async function storedInAttempts<T>(steps: Steps<T>): Promise<T | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await steps.attempt();
    } catch (error) {
      if (!(error instanceof Conflict || error instanceof ApiError)) throw error;
      const earlier = await steps.earlier();
      if (earlier !== undefined) return earlier;
      if (error instanceof ApiError) throw error;
      await steps.refuse();
    }
  }
  return undefined;
}
