import type { Auditor } from '../../audit/auditor';
import type { Clock } from '../../clock';
import type { Database, Db } from '../../db/db';

/** What the figures are taken from. */
export interface Measured {
  db: Db;
  database: Pick<Database, 'health' | 'connections' | 'onStatement'>;
  clock: Clock;
  auditor: Auditor;
  /** By this process. */
  mailsGivenUp: () => number;
}
