import pg from 'pg';
import type { Fault } from '../fault';
import { until, within } from '../until';
import { startWatch, statusOf } from '../watch';

const NEWER = '999_of_a_newer_version';
const PATIENCE_MS = 30_000;

/**
 * One server takes over from another, as in docs/operations.md: the new version has migrated, the old one
 * goes on until the new one is ready, says that it is ready no more, and ends what it has begun.
 */
export const rollingUpgrade: Fault = {
  name: 'rolling-upgrade',
  engines: ['postgres'],
  prepare: (deployment) => ({
    env: { SHUTDOWN_PAUSE_SECONDS: '3' },
    async inject(faultRun) {
      const { server: old, load, expect } = faultRun;
      const before = load.answers.length;
      await markMigrated(deployment.databaseUrl ?? '');
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const ready = (await (await fetch(`${old.url}/health/ready`, { signal })).json()) as object;
      expect('the old one names the newer schema', JSON.stringify(ready).includes(NEWER));

      const probes = {
        list: () => statusOf(`${load.urls[0]}/api/customer/hotels`),
        page: () => statusOf(`${load.urls[0]}/`),
        ready: async () => {
          const [asked] = load.urls;
          const status = await statusOf(`${asked}/health/ready`);
          // One that was told to end meanwhile says so, and rightly.
          return asked === load.urls[0] ? status : 200;
        },
      };
      const watch = startWatch(probes, load);
      faultRun.server = await deployment.start();
      load.urls.push(faultRun.server.url);
      await until('both book', PATIENCE_MS, () => load.answers.length > before + 100);
      // From here on a balancer has both, and asks the new one first.
      load.urls.reverse();
      old.signal('SIGTERM');
      await until('it is ready no more', PATIENCE_MS, async () => {
        return (await statusOf(`${old.url}/health/ready`)) === 503;
      });
      expect('and goes on', (await statusOf(`${old.url}/api/customer/hotels`)) === 200);
      load.urls.pop();
      const code = await within('the old one ends', PATIENCE_MS, old.ended);
      expect('the old one ends cleanly', code === 0);
      const { failed } = await watch.stop();
      const noticed = load.answers.slice(before).filter(({ status }) => status >= 500).length;
      expect(`nobody who books notices: ${noticed}`, noticed + load.cuts.length === 0);
      expect(`nobody who looks notices: ${failed.join()}`, failed.length === 0);
    },
  }),
};

async function markMigrated(connectionString: string): Promise<void> {
  const database = new pg.Client({ connectionString });
  await database.connect();
  await database.query('insert into kysely_migration (name, timestamp) values ($1, now()::text)', [
    NEWER,
  ]);
  await database.end();
}
