import { Gauge } from 'prom-client';
import type { MetricSources } from './sources';

/** Nothing until the audit has begun. */
export function auditMetric({ auditor }: MetricSources): Gauge<'name'> {
  return new Gauge({
    name: 'broken_invariants',
    help: 'What is stored and must not be, by name, as the last round of the audit found it.',
    labelNames: ['name'],
    registers: [],
    collect() {
      for (const [name, count] of Object.entries(auditor.shown())) this.set({ name }, count);
    },
  });
}
