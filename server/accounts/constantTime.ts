import { setTimeout as sleep } from 'node:timers/promises';

const MIN_MS = 200;

/**
 * Answers no sooner than after 200 ms, which the work hardly ever needs. The work asks the same of the
 * database for every address; this covers what storing takes longer than finding nothing to store.
 */
export async function inEvenTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, sleep(MIN_MS)]);
}
