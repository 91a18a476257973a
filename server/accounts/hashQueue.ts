import fastq from 'fastq';
import { availableParallelism } from 'node:os';
import { ApiError } from '../http/errors';

/** Hashing takes a core for a while; the others are left to everybody who only looks. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** Some more, since an operation also asks the database, and a sign-up takes its even time. */
const OPERATIONS_AT_ONCE = AT_ONCE + 3;
/** What is done in two seconds or so: whoever came later would wait for longer than for another try. */
const MAX_WAITING = 32;

type Work = () => Promise<unknown>;

/** Runs so many works at once and lets so many wait. @throws ApiError 503 for one more */
export function boundedQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const queue = fastq.promise<unknown, Work>((work) => work(), atOnce);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.length() >= mostWaiting) throw new ApiError('BUSY');
    return (await queue.push(work)) as T;
  };
}

/**
 * Around everything that an operation with a password does, so that whoever waits or is refused has
 * asked nothing of the database, which the others read from.
 */
export const inPasswordQueue = boundedQueue({
  atOnce: OPERATIONS_AT_ONCE,
  mostWaiting: MAX_WAITING,
});

/** One for all hashing and checking of passwords in this process. */
export const hashInTurn = boundedQueue({ atOnce: AT_ONCE, mostWaiting: Infinity });
