import type { FastifyInstance } from 'fastify';
import type { Auditor } from '../audit/auditor';
import type { Readiness } from '../http/closing';
import { ApiError } from '../http/errors';
import type { Db } from '../db/db';
import { databaseState } from './databaseState';
import type { OperatorDoor } from './operator';

interface Watched {
  /** A connection of its own: an operator is told how the database is, not that others are asking it. */
  health: Db;
  readiness: Readiness;
  auditor: Auditor;
  letOperatorIn: OperatorDoor;
}

/** What an operator's watch asks; not part of the contract. */
export function serveHealth(
  app: FastifyInstance,
  { health, readiness, auditor, letOperatorIn }: Watched,
): void {
  app.get('/health/live', async () => ({ status: 'live' }));

  const state = databaseState(health);
  app.get('/health/ready', async (request) => {
    const { pending, newer, away } = await state();
    if (away.length > 0) request.log.error({ nodes: away }, 'parts of the database are away');
    if (readiness.isStopping || pending.length > 0) throw new ApiError('UNAVAILABLE');
    return {
      status: 'ready',
      // It goes on serving: another version is on its way in.
      ...(newer.length > 0 && { newerSchema: newer }),
      // No other server could do better, and the hotels of all other nodes are served.
      ...(away.length > 0 && { nodesAway: away }),
    };
  });

  app.get('/health/invariants', { onRequest: letOperatorIn }, async ({ socket }) => {
    // It may take minutes, in which nothing is sent: the connection is not taken for a dead one.
    socket.setTimeout(0);
    return auditor.auditNow();
  });
}
