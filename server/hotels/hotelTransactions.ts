import fastq, { type queueAsPromised } from 'fastq';
import type { Transaction } from 'kysely';
import type { Database, Db } from '../db/db';
import { isUnavailable } from '../db/reachable';
import { inTransaction } from '../db/transaction';
import { ApiError } from '../http/errors';

const MAX_WAITING = 200;

/**
 * Runs `work` in a transaction that changes one hotel, see {@link inTransaction}.
 *
 * @throws ApiError 503 when too many wait for the hotel, or when those before were kept waiting in vain
 */
export type HotelTransaction = <T>(
  hotelId: number,
  work: (tx: Transaction<unknown>) => Promise<T>,
) => Promise<T>;

/** What runs at a time of one hotel: fewer than its part of the database has connections, so that it never takes them all. */
const AT_ONCE = {
  bookings: 4,
  /** They lock the hotel's row for each other anyway. */
  saves: 1,
};

/** Both ways to change a hotel, each with connections of its own: a long save keeps no guest from booking. */
export function hotelTransactions(database: Pick<Database, 'bookings' | 'saves'>): {
  inHotelTransaction: HotelTransaction;
  saveInHotel: HotelTransaction;
} {
  return {
    inHotelTransaction: queuedByHotel(database.bookings, AT_ONCE.bookings),
    saveInHotel: queuedByHotel(database.saves, AT_ONCE.saves),
  };
}

/**
 * A few transactions of each hotel at a time. Where one of them gives up, on a locked row for example,
 * those that wait would only meet the same: they are refused with it.
 */
function queuedByHotel(db: Db, atOnce: number): HotelTransaction {
  const queues = new Map<number, queueAsPromised<() => Promise<unknown>>>();
  return async <T>(hotelId: number, work: (tx: Transaction<unknown>) => Promise<T>): Promise<T> => {
    const queue = queues.get(hotelId) ?? fastq.promise((run) => run(), atOnce);
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
