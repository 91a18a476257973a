import { setTimeout as sleep } from 'node:timers/promises';
import { hotelsAfter } from '../../hotels/queries';
import type { Services } from '../../services';
import { settleHotel } from './settleTypes';

/** What comes first of a start are its requests. */
const BEGIN_AFTER_MS = 60_000;
const AT_ONCE = 1000;
/** Between two hotels, for whoever waits. */
const PAUSE_MS = 50;
const BETWEEN_ROUNDS_MS = 60 * 60_000;

type Parts = Pick<Services, 'db' | 'saveInHotel' | 'clock' | 'settings'>;

/**
 * Gives rooms their types, hotel by hotel, after the start and every hour: those from before there were
 * types, and those that servers of the version before go on making while they are replaced. The answer
 * ends that.
 */
export function startSettling({ log, ...parts }: Parts & Pick<Services, 'log'>): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal });
  const goOn = async () => {
    await pause(BEGIN_AFTER_MS);
    for (;;) {
      await settleAll(parts, () => pause(PAUSE_MS)).catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, 'not all rooms were given their types');
      });
      await pause(BETWEEN_ROUNDS_MS);
    }
  };
  // It ends in a pause, by being stopped.
  goOn().catch(() => undefined);
  return () => stopping.abort();
}

/** Those that are there as it begins: what is made meanwhile has its types, or waits for the next round. */
async function settleAll(
  { clock, settings, ...databases }: Parts,
  pause: () => Promise<void>,
): Promise<void> {
  for (const hotelId of await allHotels(databases.db)) {
    await settleHotel(databases, hotelId, { now: clock.now(), rates: settings.rates });
    await pause();
  }
}

async function allHotels(db: Parts['db']): Promise<number[]> {
  const all: number[] = [];
  let ids = await hotelsAfter(db, 0, AT_ONCE);
  while (ids.length > 0) {
    all.push(...ids);
    ids = await hotelsAfter(db, ids.at(-1)!, AT_ONCE);
  }
  return all;
}
