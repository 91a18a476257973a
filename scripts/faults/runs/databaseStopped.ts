import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault';

const AWAY_MS = 8_000;

/** PostgreSQL stopped as an operator stops it, and started again some seconds later. */
export const databaseStopped: Fault = {
  name: 'database-stopped',
  engines: ['postgres'],
  prepare: (deployment) => ({
    async inject() {
      const cluster = deployment.cluster();
      await cluster.stop();
      await sleep(AWAY_MS);
      await cluster.start();
    },
  }),
};
