import type { Auditor } from '../../audit/auditor';
import type { Readiness } from '../../http/closing';
import type { Clock } from '../../clock';
import type { Database, Db } from '../../db/db';
import type { LiveStreams } from '../../live/liveStreams';
import type { CurrentIndex } from '../../hotels/search/currentIndex';

/** What the figures are taken from. */
export interface MetricSources {
  db: Db;
  database: Pick<Database, 'health' | 'connections' | 'onStatement'>;
  clock: Clock;
  searchIndex: Pick<CurrentIndex, 'size'>;
  auditor: Auditor;
  readiness: Readiness;
  liveStreams: Pick<LiveStreams, 'figures'>;
  /** By this process. */
  mailsGivenUp: () => number;
}
