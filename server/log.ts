import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { pino, type Logger } from 'pino';

/** What is never written down, wherever it turns up. */
const hidden = [
  'req.headers.authorization',
  'req.headers.cookie',
  // The database repeats the values of a row that it refused.
  'err.detail',
  'err.where',
];

/** Lines that find no room are kept until there is some, and no more of them than this. */
const WAITING_BYTES = 1024 * 1024;

/** A log on standard output or error, which may be a file on a full disk: that must stop nothing. */
export function logTo(fd: 1 | 2, level: string): Logger {
  const out = pino.destination({ fd, sync: true, maxLength: WAITING_BYTES });
  out.on('error', () => undefined);
  return pino({ level, redact: { paths: hidden, remove: true } }, out);
}

/**
 * One line for each request, with its number, the code of a refusal, and nothing that the caller sent:
 * addresses may hold a token, bodies hold passwords.
 */
export class RequestLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
  }

  override requestCompleted(
    _: Error | null | undefined,
    { method, routeOptions }: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const route = routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    const { statusCode: status, problemCode: code } = reply;
    reply.log.info({ method, route, status, ...(code && { code }), ms }, 'request');
  }
}
