import fastq, { type queueAsPromised } from 'fastq';
import type { Transaction } from 'kysely';
import type { Db } from '../db/db';
import { isUnavailable } from '../db/reachable';
import { inTransaction } from '../db/transaction';
import { ApiError } from '../http/errors';

/** Fewer than the pool has connections, so that one hotel never takes them all. */
const AT_ONCE = 4;
const MAX_WAITING = 200;

/**
 * Runs `work` in a transaction that changes what one hotel has sold, see {@link inTransaction}.
 *
 * @throws ApiError 503 when too many wait for the hotel, or when those before were kept waiting in vain
 */
export type HotelTransaction = <T>(
  hotelId: number,
  work: (tx: Transaction<unknown>) => Promise<T>,
) => Promise<T>;

/**
 * A few transactions of each hotel at a time. Where one of them gives up, on a locked row for example,
 * those that wait would only meet the same: they are refused with it.
 */
export function hotelTransactions(db: Db): HotelTransaction {
  const queues = new Map<number, queueAsPromised<() => Promise<unknown>>>();
  return async <T>(hotelId: number, work: (tx: Transaction<unknown>) => Promise<T>): Promise<T> => {
    const queue = queues.get(hotelId) ?? fastq.promise((run) => run(), AT_ONCE);
    queues.set(hotelId, queue);
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
      if (queue.idle()) queues.delete(hotelId);
    }
  };
}
