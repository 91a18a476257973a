import type { FastifyInstance } from 'fastify';
import { brokenInvariants } from '../bookings/queries';
import { ApiError } from '../http/errors';
import type { Db } from '../db/db';
import { pendingMigrations } from '../db/migrate';
import type { OperatorDoor } from './operator';

/** What an operator's watch asks; not part of the contract. */
export function serveHealth(app: FastifyInstance, db: Db, letOperatorIn: OperatorDoor): void {
  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async () => {
    const pending = await pendingMigrations(db);
    if (pending.length > 0) throw new ApiError('UNAVAILABLE');
    return { status: 'ready' };
  });

  app.get('/health/invariants', { onRequest: letOperatorIn }, () => brokenInvariants(db));
}
