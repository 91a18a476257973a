import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Db } from './db';
import { isConflict } from './sqlStates';

const RETRIES = 3;

/**
 * Runs `work` in one transaction, and again, at most three times, when the database undid it to
 * settle a conflict. So `work` may run more than once: nothing but SQL through `tx` belongs in it.
 * Using the outer `db` inside would wait for a connection that the transaction itself may hold.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Transaction<unknown>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt > RETRIES || !isConflict(error)) throw error;
      // Unequal pauses keep two rivals from meeting again.
      await sleep(Math.random() * 20 * attempt);
    }
  }
}
