import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import pg from 'pg';
import type { Db } from './db';

const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
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

/** The five-character SQLSTATE of an error from the database; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

function isConflict(error: unknown): boolean {
  const state = sqlState(error);
  return state === DEADLOCK || state === SERIALIZATION_FAILURE;
}
