import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/reachable';
import { cannotStore } from '../db/readOnly';
import { languageOf } from './bind';
import { ApiError, invalid } from './errors';
import type { FaultCode } from './messages';
import { refusalOf } from './validation';

const retryAfterSeconds: Partial<Record<FaultCode, number>> = {
  BUSY: 2,
  UNAVAILABLE: 2,
  READ_ONLY: 30,
};

/** Refusals of the framework's that say what they are by their status alone. */
const codesOfStatus: Record<number, FaultCode> = {
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/** Makes every refusal, the framework's own included, the contract's one shape. */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const known = asApiError(error);
    if (!known) request.log.error({ err: error }, 'unexpected fault');
    return sendFault(known ?? new ApiError('INTERNAL'), request, reply);
  });
}

function sendFault(error: ApiError, request: FastifyRequest, reply: FastifyReply) {
  const seconds = retryAfterSeconds[error.code];
  if (seconds) reply.header('Retry-After', seconds);
  return reply
    .code(error.status)
    .type('application/json')
    .send(JSON.stringify(error.problem(request.id, languageOf(request))));
}

/** When to ask again while the database cannot answer, in seconds; undefined for any other fault. */
export function secondsOfOutage(error: FastifyError): number | undefined {
  const code = asApiError(error)?.code;
  return code === 'UNAVAILABLE' ? retryAfterSeconds[code] : undefined;
}

function asApiError(error: FastifyError): ApiError | undefined {
  if (error instanceof ApiError) return error;
  const refusal = refusalOf(error);
  if (refusal) return refusal;
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
  return sendFault(new ApiError('NOT_FOUND'), request, reply);
}
