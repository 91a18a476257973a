import fastq from 'fastq';
import { ApiError } from '../http/errors';

/** More than there are threads that hash, since an operation also asks the database. */
const OPERATIONS_AT_ONCE = 4;
/** What is done in two seconds or so: whoever came later would wait for longer than for another try. */
const MAX_WAITING = 32;

type Work = () => Promise<void>;

/**
 * Runs so many works at once and lets so many wait. A work may leave before it ends: the next one begins.
 *
 * @throws ApiError 503 for one more
 */
export function boundedQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const queue = fastq.promise<unknown, Work>((work) => work(), atOnce);
  return async <T>(work: (leave: () => void) => Promise<T>): Promise<T> => {
    if (queue.length() >= mostWaiting) throw new ApiError('BUSY');
    const begun = async (leave: () => void) => work(leave);
    return new Promise((resolve, reject) => {
      void queue.push(
        () => new Promise((leave) => void begun(leave).then(resolve, reject).finally(leave)),
      );
    });
  };
}

/**
 * Around all that an operation with a password does until it leaves, so that whoever waits or is refused has
 * asked nothing of the database, which the others read from.
 */
export const inPasswordQueue = boundedQueue({
  atOnce: OPERATIONS_AT_ONCE,
  mostWaiting: MAX_WAITING,
});
