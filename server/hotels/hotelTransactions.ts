import type { Database } from '../db/db';
import { queuedTransactions, type QueuedTransaction } from '../http/queuedTransactions';

/** Changes the hotel with this number. */
export type HotelTransaction = QueuedTransaction<number>;

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
    inHotelTransaction: queuedTransactions(database.bookings, AT_ONCE.bookings),
    saveInHotel: queuedTransactions(database.saves, AT_ONCE.saves),
  };
}
