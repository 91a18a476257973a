import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Fault } from '../fault';
import { until, within } from '../until';

const FULL_MS = 6_000;
const PATIENCE_MS = 30_000;

/** Takes all connections that PostgreSQL has left; answers them. */
async function takeAll(connectionString: string): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
      taken.push(client);
    } catch {
      return taken;
    }
  }
}

/** Others hold every connection of PostgreSQL, those too that the server had. */
export const connectionsExhausted: Fault = {
  name: 'connections-exhausted',
  engines: ['postgres'],
  prepare: (deployment) => ({
    async inject({ load, expect }) {
      const url = deployment.databaseUrl ?? '';
      const taken = await takeAll(url);
      const before = load.answers.length;
      await taken[0]!.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nghi-dau'`,
      );
      taken.push(...(await takeAll(url)));
      await sleep(FULL_MS);
      const refused = load.answers.slice(before).filter(({ status }) => status === 503);
      expect('who finds no connection is told to come again', refused.length > 0);
      await Promise.all(taken.map((client) => client.end()));
    },
  }),
};

/** A server that starts while there is no connection waits for one; one with a wrong address ends. */
export const startWithoutConnection: Fault = {
  name: 'start-without-connection',
  engines: ['postgres'],
  prepare: (deployment) => ({
    async inject({ expect }) {
      const url = deployment.databaseUrl ?? '';
      const taken = await takeAll(url);
      const second = await deployment.spawn();
      await until('it says that it waits', PATIENCE_MS, () =>
        second.log().includes('the database does not answer yet'),
      );
      await Promise.all(taken.map((client) => client.end()));
      await deployment.untilReady(second);
      expect('it ends cleanly', (await second.stop()) === 0);

      const wrong = await deployment.spawn({ DATABASE_URL: `${url}_that_is_not_there` });
      const code = await within('it ends', PATIENCE_MS, wrong.ended);
      expect('with a wrong address it ends with a code', code === 1);
    },
  }),
};
