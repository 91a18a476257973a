import { Gauge } from 'prom-client';
import type { MetricSources } from './sources';

/** Nothing while the index is being loaded, and the database searched. */
export function searchMetric({ searchIndex }: MetricSources): Gauge<'of'> {
  return new Gauge({
    name: 'search_index_size',
    help: 'What the search index holds: hotels, rooms, and the bytes of rooms.',
    labelNames: ['of'],
    registers: [],
    collect() {
      this.reset();
      for (const [of, count] of Object.entries(searchIndex.size() ?? {})) this.set({ of }, count);
    },
  });
}
