import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db';
import { isStateOfOutage } from './sqlStates';

const PAUSE_MS = 1_000;
const MAX_WAIT_MS = 60_000;

const unavailableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE']);
// The last is of Citus, in whose statement the node has ended that was asked: it has no state of its own.
const connectionLost =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|driver has already been destroyed|^postmaster was shut down/;

/** Whether the database cannot answer for now, whatever it is asked. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return isStateOfOutage(code) || unavailableCodes.has(code) || connectionLost.test(message);
}

/**
 * Waits until a database that is starting, or has no connection left, answers, and says so.
 *
 * @throws its last error after a minute, and at once one that waiting does not help against
 */
export async function untilReachable(
  { ready }: Pick<Database, 'ready'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const end = Date.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      return await ready();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > end) throw error;
      log.warn({ err: error }, 'the database does not answer yet: asking again');
      await sleep(PAUSE_MS);
    }
  }
}
