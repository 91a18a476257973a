import { Gauge, type Metric } from 'prom-client';
import type { MetricSources } from './sources';

/** Nothing until the audit has begun, or has ended a round. */
export function auditMetrics({ auditor }: MetricSources): Metric[] {
  const found = new Gauge({
    name: 'broken_invariants',
    help: 'What is stored and must not be, by name, as the last round of the audit found it.',
    labelNames: ['name'],
    registers: [],
    collect() {
      for (const [name, count] of Object.entries(auditor.shown())) this.set({ name }, count);
    },
  });
  const ended = new Gauge({
    name: 'audit_round_ended_timestamp_seconds',
    help: 'When a round of the audit last ended, in seconds since 1970.',
    registers: [],
    collect() {
      this.reset();
      const at = auditor.endedAt();
      if (at) this.set(at.getTime() / 1000);
      else this.remove();
    },
  });
  return [found, ended] as Metric[];
}
