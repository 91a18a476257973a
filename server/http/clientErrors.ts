import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { routable } from './addresses';
import { ApiError, PROBLEM_TYPE } from './errors';
import { languageIn, type ErrorCode } from './messages';
import type { MethodTable } from './methods';

/** What Node tells of a request that it cannot read. */
interface Unread {
  code?: string;
  /** What came last over the line. */
  rawPacket?: unknown;
}

const codeOf: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEAD_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW',
};

const LINGER_MS = 1000;

/**
 * Refuses what never becomes a request, in the contract's one shape, and ends the connection: nobody
 * can tell where on it the next request would begin.
 */
export function clientErrorHandler(log: Pick<FastifyBaseLogger, 'info'>, methods: MethodTable) {
  return (unread: Unread, socket: Socket): void => {
    // More of what has been refused.
    if (socket.writableEnded) return;
    if (!socket.writable || isAnswering(socket)) return void socket.destroy();
    const head = Buffer.isBuffer(unread.rawPacket) ? unread.rawPacket.toString('latin1') : '';
    const { error, allow } = errorOf(unread, head, methods);
    const requestId = randomUUID();
    log.info({ requestId, status: error.status, code: unread.code }, 'unread request');
    socket.end(answer(error, { requestId, allow, head }));
    // Closed while the other side still sends, the connection would take the answer with it.
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/** A second answer in the middle of the first would be read as a part of it. */
function isAnswering(socket: Socket): boolean {
  const { _httpMessage: response } = socket as { _httpMessage?: ServerResponse | null };
  return response?.headersSent ?? false;
}

function errorOf({ code = '' }: Unread, head: string, methods: MethodTable) {
  if (code !== 'HPE_INVALID_METHOD') return { error: new ApiError(codeOf[code] ?? 'UNREADABLE') };
  // A method that Node does not know, in a line that is otherwise a request's.
  const url = /^[!#$%&'*+.^`|~\w-]+ (\S+) HTTP\/1\.[01]\r?\n/.exec(head)?.[1];
  if (url === undefined) return { error: new ApiError('UNREADABLE') };
  const allow = methods.at(routable({ url }).split('?')[0] ?? '');
  return { error: new ApiError(allow.length > 0 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND'), allow };
}

function answer(
  error: ApiError,
  {
    requestId,
    allow = [],
    head,
  }: { requestId: string; allow?: string[] | undefined; head: string },
): string {
  const language = languageIn(/^accept-language:(.*)$/im.exec(head)?.[1]);
  const body = JSON.stringify(error.problem(requestId, language));
  return [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    ...(allow.length > 0 ? [`Allow: ${allow.join(', ')}`] : []),
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
