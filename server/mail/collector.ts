import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import { deleteHotelMails, putIntoOutbox, type HotelMailKey } from './hotelMails.queries';

/** Mails that are put into the outbox between two looks at it. */
const AT_ONCE = 50;

interface Parts {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Puts the mails that lie with hotels into the outbox. */
export interface Collector {
  /** Those that are there now, once for all who ask at the same time. */
  collect(): Promise<void>;
  /** Deletes where they lay what has been collected; they may be sent meanwhile. */
  forget(): Promise<void>;
}

/** While a part of the database is away, what is in the outbox goes on all the same: neither throws. */
export function collector({ db, clock, log }: Parts): Collector {
  let collected: HotelMailKey[] = [];
  let collecting: Promise<void> | undefined;
  let forgetting = Promise.resolve();

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'mails of hotels could not be put into the outbox');
    }
  };
  const deleteCollected = async () => {
    const mails = collected;
    collected = [];
    await deleteHotelMails(db, mails);
  };
  const forget = () => {
    forgetting = forgetting.catch(() => undefined).then(deleteCollected);
    return forgetting;
  };
  const collectAll = async () => {
    do {
      await forget();
      collected = await putIntoOutbox(db, { most: AT_ONCE, now: clock.now() });
    } while (collected.length === AT_ONCE);
  };
  return {
    collect() {
      collecting ??= attempt(collectAll).finally(() => (collecting = undefined));
      return collecting;
    },
    forget: () => attempt(forget),
  };
}
