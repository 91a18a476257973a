import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './errors';

const TYPE = 'text/event-stream';

/** @throws ApiError 406 unless the caller reads events, or says nothing of what it reads */
export function refuseUnlessEvents({ headers }: FastifyRequest): void {
  const ranges = (headers.accept ?? '*/*').split(',').map((range) => range.split(';')[0]!.trim());
  const reads = [TYPE, 'text/*', '*/*'];
  if (!ranges.some((range) => reads.includes(range.toLowerCase()))) {
    throw new ApiError('NOT_ACCEPTABLE');
  }
}

/** What goes before the events: a proxy passes on each of them at once. */
export function beginEvents(reply: FastifyReply): void {
  void reply.type(TYPE).header('X-Accel-Buffering', 'no');
}
