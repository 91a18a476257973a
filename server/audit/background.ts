import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/db';
import type { Services } from '../services';
import type { Auditor } from './auditor';

/** Hotels and the like between two pauses. */
const PARTS_PER_STEP = 10;
/** The embedded engine has one session, which requests wait for. */
const PAUSE_MS = { postgres: 1_000, embedded: 5_000 };
const BEGIN_AFTER_MS = 60_000;
const BETWEEN_ROUNDS_MS = 10 * 60_000;

/**
 * Audits round after round, a few parts at a time: what it asks of the database at once does not
 * depend on how much is stored. The answer ends that.
 */
export function startAuditing(
  auditor: Auditor,
  { engine, log }: Pick<Database, 'engine'> & Pick<Services, 'log'>,
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal });
  const pace = async (parts: number) => {
    if (parts % PARTS_PER_STEP === 0) await pause(PAUSE_MS[engine]);
  };
  const goOn = async () => {
    await pause(BEGIN_AFTER_MS);
    for (;;) {
      await auditor.audit(pace).catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, 'a round of the audit was broken off');
      });
      await pause(BETWEEN_ROUNDS_MS);
    }
  };
  // It ends in a pause, by being stopped.
  goOn().catch(() => undefined);
  return () => stopping.abort();
}
