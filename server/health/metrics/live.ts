import { Counter, Gauge, type Metric } from 'prom-client';
import type { MetricSources } from './sources';

/** Owners who watch their hotels, and what they were told. */
export function liveMetrics({ liveStreams }: MetricSources): Metric[] {
  const streams = new Gauge({
    name: 'live_streams',
    help: 'Streams of changes that are open.',
    registers: [],
    collect() {
      this.set(liveStreams.figures().open);
    },
  });
  const events = new Counter({
    name: 'live_events_total',
    help: 'Changes that were told over streams.',
    registers: [],
    collect() {
      this.reset();
      this.inc(liveStreams.figures().events);
    },
  });
  return [streams, events] as Metric[];
}
