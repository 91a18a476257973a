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

/** How those ended who met somebody else. */
const endings = {
  /** At a later attempt. */
  stored: 0,
  /** They were told what their own request had stored. */
  repeated: 0,
  refused: 0,
  given_up: 0,
  failed: 0,
};
type Ending = keyof typeof endings;

/** How lost races have ended in this process. */
export const lostRaces = (): Readonly<Record<Ending, number>> => endings;

/**
 * Tries to store what others may want as well.
 *
 * @returns undefined when it met somebody else each time
 * @throws ApiError
 */
export async function storedInAttempts<T>(steps: Steps<T>): Promise<T | undefined> {
  const race = { conflicts: 0 };
  const end = (ending: Ending) => {
    if (race.conflicts > 0) endings[ending] += 1;
  };
  try {
    const [ending, result] = await attempts(steps, race);
    end(ending);
    return result;
  } catch (error) {
    end(error instanceof ApiError ? 'refused' : 'failed');
    throw error;
  }
}

async function attempts<T>(
  steps: Steps<T>,
  race: { conflicts: number },
): Promise<[ending: Ending, result: T | undefined]> {
  while (race.conflicts < ATTEMPTS) {
    try {
      return ['stored', await steps.attempt()];
    } catch (error) {
      if (error instanceof Conflict) race.conflicts += 1;
      else if (!(error instanceof ApiError)) throw error;
      const earlier = await steps.earlier();
      if (earlier !== undefined) return ['repeated', earlier];
      if (error instanceof ApiError) throw error;
      await steps.refuse();
    }
  }
  return ['given_up', undefined];
}
