import type { FastifyInstance } from 'fastify';
import type { Auditor } from '../audit/auditor';
import { ApiError } from '../http/errors';
import type { Db } from '../db/db';
import { migrationState } from '../db/migrate';
import type { OperatorDoor } from './operator';

/** Whether this server wants to be sent requests. */
export interface Readiness {
  isStopping: boolean;
}

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

  app.get('/health/ready', async () => {
    const { pending, newer } = await migrationState(health);
    if (readiness.isStopping || pending.length > 0) throw new ApiError('UNAVAILABLE');
    // It goes on serving: another version is on its way in.
    return { status: 'ready', ...(newer.length > 0 && { newerSchema: newer }) };
  });

  app.get('/health/invariants', { onRequest: letOperatorIn }, () => auditor.auditNow());
}
