import type { FastifyRequest } from 'fastify';
import { schemes, type Access } from '../contract/access';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** @throws ApiError unless the caller is on this computer or a signed-in administrator */
export async function letOperatorIn(request: FastifyRequest, access: Access): Promise<void> {
  if (!isOnThisComputer(request)) await schemes['admin']?.(request, access);
}

/** A proxy on this computer says that it speaks for somebody else. */
function isOnThisComputer({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return loopback.has(socket.remoteAddress ?? '') && !isForwarded;
}
