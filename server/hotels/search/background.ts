import { setTimeout as sleep } from 'node:timers/promises';
import { BATCH, type CurrentIndex } from './currentIndex';

/** Below the silence after which nobody can tell what has changed. */
const MAX_PAUSE_MS = 30_000;
/** In which all hotels are read again: what was changed past the product is found so. */
const ROUND_MS = 10 * 60_000;

/** Loads the index, and then renews it a few hotels at a time; the answer ends that. */
export function startIndexing(index: CurrentIndex): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const goOn = async () => {
    while (!signal.aborted) {
      await index.renew();
      const batches = (index.size()?.hotels ?? 0) / BATCH;
      const ms = Math.min(MAX_PAUSE_MS, ROUND_MS / batches);
      await sleep(ms, undefined, { ref: false, signal });
    }
  };
  // It ends in a pause, by being stopped.
  goOn().catch(() => undefined);
  return () => {
    stopping.abort();
    index.stop();
  };
}
