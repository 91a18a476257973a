import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock';
import type { Db } from './db/db';
import type { Settings } from './settings';

/** What every handler may use. */
export interface Services {
  db: Db;
  clock: Clock;
  settings: Settings;
  log: FastifyBaseLogger;
  /** Called when a mail waits to be sent. */
  mailQueued: () => void;
}
