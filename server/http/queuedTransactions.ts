import fastq, { type queueAsPromised } from 'fastq';
import type { Transaction } from 'kysely';
import type { Db } from '../db/db';
import { isUnavailable } from '../db/reachable';
import { inTransaction } from '../db/transaction';
import { ApiError } from './errors';

const MAX_WAITING = 200;

/**
 * Runs `work` in a transaction that changes one thing, such as a hotel, see {@link inTransaction}.
 *
 * @throws ApiError 503 when too many wait for it, or when those before were kept waiting in vain
 */
export type QueuedTransaction<Of> = <T>(
  of: Of,
  work: (tx: Transaction<unknown>) => Promise<T>,
) => Promise<T>;

/**
 * A few transactions of each hotel or account at a time. Where one of them gives up, on a locked row for example,
 * those that wait would only meet the same: they are refused with it.
 */
export function queuedTransactions<Of>(db: Db, atOnce: number): QueuedTransaction<Of> {
  const queues = new Map<Of, queueAsPromised<() => Promise<unknown>>>();
  return async <T>(of: Of, work: (tx: Transaction<unknown>) => Promise<T>): Promise<T> => {
    const queue = queues.get(of) ?? fastq.promise((run) => run(), atOnce);
    queues.set(of, queue);
    if (queue.length() >= MAX_WAITING) throw new ApiError('UNAVAILABLE');
    let begun = false;
    const run = () => {
      begun = true;
      return inTransaction(db, work);
    };
    try {
      return (await queue.push(run)) as T;
    } catch (error) {
      if (!begun) throw new ApiError('UNAVAILABLE');
      if (isUnavailable(error)) queue.abort();
      throw error;
    } finally {
      if (queue.idle()) queues.delete(of);
    }
  };
}
