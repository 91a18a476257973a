import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/reachable';
import { cannotStore } from '../db/readOnly';
import { languageOf } from './bind';
import { ApiError, invalid, PROBLEM_TYPE } from './errors';
import type { ErrorCode } from './messages';
import { validationErrorOf } from './validation';

declare module 'fastify' {
  interface FastifyReply {
    /** What the caller is told, if the answer is an error of the contract's. */
    problemCode: ErrorCode | undefined;
  }
}

const retryAfterSeconds: Partial<Record<ErrorCode, number>> = {
  BUSY: 2,
  UNAVAILABLE: 2,
  READ_ONLY: 30,
  TOO_MANY_STREAMS: 30,
};

/** Errors of the framework's that say what they are by their status alone. */
const codesOfStatus: Record<number, ErrorCode> = {
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/** Makes every error, the framework's own included, the contract's one shape. */
export function handleErrors(app: FastifyInstance): void {
  app.decorateReply('problemCode', undefined);
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const known = asApiError(error);
    if (!known) request.log.error({ err: error }, 'unexpected error');
    return sendError(known ?? new ApiError('INTERNAL'), request, reply);
  });
}

function sendError(error: ApiError, request: FastifyRequest, reply: FastifyReply) {
  reply.problemCode = error.code;
  const seconds = retryAfterSeconds[error.code];
  if (seconds) reply.header('Retry-After', seconds);
  // An operation has said so already; of an address where none is, nobody has.
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  return reply
    .code(error.status)
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(error.problem(request.id, languageOf(request))));
}

/** When to ask again while the database cannot answer, in seconds; undefined for any other error. */
export function secondsOfOutage(error: FastifyError): number | undefined {
  const code = asApiError(error)?.code;
  return code === 'UNAVAILABLE' ? retryAfterSeconds[code] : undefined;
}

function asApiError(error: FastifyError): ApiError | undefined {
  if (error instanceof ApiError) return error;
  const invalidRequest = validationErrorOf(error);
  if (invalidRequest) return invalidRequest;
  const code = codesOfStatus[error.statusCode ?? 0];
  if (code) return new ApiError(code);
  if (cannotStore(error)) return new ApiError('READ_ONLY');
  if (isUnavailable(error)) return new ApiError('UNAVAILABLE');
  // Broken JSON, an empty body, a wrong length: the caller's, like any other invalid content.
  if (error.statusCode && error.statusCode < 500) return invalid({ body: 'format' });
  return undefined;
}

/** Says of an address that there is nothing. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply) {
  return sendError(new ApiError('NOT_FOUND'), request, reply);
}
