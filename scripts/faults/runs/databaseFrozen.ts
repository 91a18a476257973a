import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Fault } from '../fault';

/** Longer than the server waits for an answer that never comes. */
const FROZEN_MS = 16_000;

/** All of PostgreSQL stands still: connections stand, and nobody answers. */
export const databaseFrozen: Fault = {
  name: 'database-frozen',
  engines: ['postgres'],
  prepare: (deployment) => ({
    async inject() {
      const cluster = deployment.cluster();
      cluster.freeze();
      await sleep(FROZEN_MS);
      cluster.thaw();
    },
  }),
};

/** Every other connection stands still, perhaps with locks; new ones are answered. */
export const connectionsFrozen: Fault = {
  name: 'connections-frozen',
  engines: ['postgres'],
  prepare: (deployment) => ({
    async inject() {
      const watcher = new pg.Client({ connectionString: deployment.databaseUrl });
      await watcher.connect();
      const { rows } = await watcher.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and application_name = 'nghi-dau' order by pid`,
      );
      await watcher.end();
      const frozen = rows.map(({ pid }) => pid).filter((_, n) => n % 2 === 0);
      frozen.forEach((pid) => process.kill(pid, 'SIGSTOP'));
      await sleep(FROZEN_MS);
      frozen.forEach((pid) => process.kill(pid, 'SIGCONT'));
    },
  }),
};
