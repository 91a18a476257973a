import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault';

const AWAY_MS = 8_000;

/** PostgreSQL stopped as an operator stops it, and started again some seconds later. */
export const databaseStopped: Fault = {
  name: 'database-stopped',
  engines: ['postgres'],
  arrange: (stage) => ({
    async strike() {
      const cluster = stage.cluster();
      await cluster.stop();
      await sleep(AWAY_MS);
      await cluster.start();
    },
  }),
};
