import { setTimeout as sleep } from 'node:timers/promises';

const LEAST_MS = 200;

/**
 * Answers no sooner than after 200 ms, which the work hardly ever needs: how long it took does not
 * tell whether an address is known.
 */
export async function inEvenTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, sleep(LEAST_MS)]);
}
