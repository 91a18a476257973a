import type { FastifyBaseLogger } from 'fastify';
import type { DeletionRecord } from './accounts/data/deletionRecord';
import type { AccountTransaction } from './accounts/accountTransactions';
import type { HotelTransaction } from './hotels/hotelTransactions';
import type { Clock } from './clock';
import type { Db } from './db/db';
import type { ImageStore } from './files/imageStore';
import type { Settings } from './settings';

/** What every handler may use. */
export interface Services {
  db: Db;
  /** For what changes a hotel's sold nights: has connections of its own. */
  inHotelTransaction: HotelTransaction;
  /** For all else that is changed of one hotel, by owners, administrators and reviewers: has its own as well. */
  saveInHotel: HotelTransaction;
  /** For what is changed of one account, and is of no hotel: shares these. */
  saveForAccount: AccountTransaction;
  clock: Clock;
  settings: Settings;
  log: FastifyBaseLogger;
  images: ImageStore;
  deletions: DeletionRecord;
  /** Called when a mail waits to be sent. */
  mailQueued: () => void;
}
