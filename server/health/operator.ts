import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { schemes, type Access } from '../http/access';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Lets the operator in, or throws; nobody on the way keeps the answer. */
export type OperatorDoor = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Whoever is on this computer, carries the operator's token, or is a signed-in administrator may
 * pass. Anybody else is refused with an ApiError.
 */
export function operatorDoor(access: Access, token: string | undefined): OperatorDoor {
  return async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (isOnThisComputer(request) || carries(token, request)) return;
    await schemes['admin']?.(request, access);
  };
}

/** A proxy on this computer says that it speaks for somebody else. */
function isOnThisComputer({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return loopback.has(socket.remoteAddress ?? '') && !isForwarded;
}

/** Takes the same time however much of the token is right. */
function carries(token: string | undefined, { headers }: FastifyRequest): boolean {
  const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(digestOf(given), digestOf(token));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
