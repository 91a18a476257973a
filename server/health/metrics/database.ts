import { Counter, Gauge, Histogram, type Metric } from 'prom-client';
import { sqlState } from '../../db/sqlStates';
import type { MetricSources } from './sources';

/** How the database is used, how long it takes, and what it refuses. */
export function databaseMetrics(measured: MetricSources): Metric[] {
  return [connectionGauge(measured), ...statementMetrics(measured)];
}

function connectionGauge({ database }: MetricSources): Metric {
  return new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, open and idle, and requests that wait for one.',
    labelNames: ['part', 'state'],
    registers: [],
    collect() {
      for (const { part, ...use } of database.connections()) {
        for (const [state, count] of Object.entries(use)) this.set({ part, state }, count);
      }
    },
  });
}

function statementMetrics({ database }: MetricSources): Metric[] {
  const durations = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Statements by what they do to which table, and how long they took.',
    labelNames: ['statement'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [],
  });
  const errors = new Counter({
    name: 'database_errors_total',
    help: 'Statements that the database refused, by SQLSTATE: 40001 and 40P01 are tried again.',
    labelNames: ['sqlstate'],
    registers: [],
  });
  database.onStatement(({ summary, ms, error }) => {
    durations.observe({ statement: summary }, ms / 1000);
    if (error) errors.inc({ sqlstate: sqlState(error) ?? 'none' });
  });
  return [durations, errors] as Metric[];
}
