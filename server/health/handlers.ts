import type { FastifyInstance } from 'fastify';
import { brokenInvariants } from '../bookings/queries';
import { schemes, type Access } from '../contract/access';
import { ApiError } from '../contract/errors';
import type { Db } from '../db/db';
import { pendingMigrations } from '../db/migrate';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** What an operator's watch asks; not part of the contract. */
export function serveHealth(app: FastifyInstance, db: Db, access: Access): void {
  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async () => {
    const pending = await pendingMigrations(db);
    if (pending.length > 0) throw new ApiError('UNAVAILABLE');
    return { status: 'ready' };
  });

  app.get('/health/invariants', async (request) => {
    if (!loopback.has(request.ip)) await schemes['admin']?.(request, access);
    return brokenInvariants(db);
  });
}
