import { Gauge, type Metric } from 'prom-client';
import { databaseState } from '../databaseState';
import type { MetricSources } from './sources';

/** What `/health/ready` says, and why. Of a database that does not answer it is known that it does not. */
export function stateMetrics({ database, readiness }: MetricSources): Metric[] {
  const ask = databaseState(database.health);
  let asked: Promise<Awaited<ReturnType<typeof ask>> | undefined> | undefined;
  // All are collected together: the first asks for them.
  const state = () => {
    asked ??= ask().catch(() => undefined);
    setImmediate(() => (asked = undefined));
    return asked;
  };
  const ready = new Gauge({
    name: 'server_ready',
    help: '1 while /health/ready says so, 0 otherwise.',
    registers: [],
    async collect() {
      const found = await state();
      this.set(found?.pending.length === 0 && !readiness.isStopping ? 1 : 0);
    },
  });
  const migrations = new Gauge({
    name: 'database_migrations',
    help: 'Migrations of the schema: done, pending in this version, and of a newer version.',
    labelNames: ['state'],
    registers: [],
    async collect() {
      const { done, pending, newer } = (await state()) ?? {};
      for (const [name, found] of Object.entries({ done, pending, newer })) {
        if (found) this.set({ state: name }, found.length);
      }
    },
  });
  const away = new Gauge({
    name: 'database_nodes_away',
    help: 'Nodes of a divided database that do not answer.',
    registers: [],
    async collect() {
      const found = await state();
      if (found) this.set(found.away.length);
    },
  });
  return [ready, migrations, away] as Metric[];
}
