import type { Fault } from '../fault';

/** `kill -9` of PostgreSQL: all of its processes at once, and it has to recover when it starts. */
export const databaseKilled: Fault = {
  name: 'database-killed',
  engines: ['postgres'],
  inShort: true,
  prepare: (deployment) => ({
    async inject() {
      const cluster = deployment.cluster();
      await cluster.kill();
      await cluster.start();
    },
  }),
};
