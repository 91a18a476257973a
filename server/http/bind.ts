import type { Language } from '../../domain/languages/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import multipart from '@fastify/multipart';
import { schemes, type Access } from './access';
import type { Account } from './account';
import { checkEveryBody, hasNoBody, parsedJson, readJsonOnly } from './bodyParser';
import { sendCached } from './cachedReply';
import { ApiError, invalid } from './errors';
import { beginEvents, refuseUnlessEvents } from './eventStream';
import { languageIn } from './messages';
import { onFirstUse } from './onFirstUse';
import type { Call, Handlers, OperationId } from './operations';
import type { ResponseCache } from './responseCache';
import { hotelsShownBy } from './shownHotels';
import type { LoadLimit } from './loadLimit';
import { limitRate, type RateLimitStore, type RateLimit } from './rateLimit';
import { fieldsWithBadText, validatorCompiler } from './validation';
import { uploadLimits } from './uploadLimits';

/** The contract as read from `openapi.yaml`. */
export interface Contract {
  paths: Record<string, Record<string, ContractOperation>>;
}

interface ContractOperation {
  operationId: OperationId;
  security: Record<string, string[]>[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown> }>;
  'x-tolerates-json-string'?: boolean;
  'x-cacheable'?: boolean;
  'x-rate-limit'?: RateLimit;
  'x-password-queue'?: boolean;
}

/** Where operations wait that hash a password. */
type PasswordQueue = <T>(work: (leave: () => void) => Promise<T>) => Promise<T>;

interface Bound {
  operation: ContractOperation;
  access: Access;
  rateLimits: RateLimitStore;
  inPasswordQueue: PasswordQueue;
  limitLoad: LoadLimit;
  responses: ResponseCache;
}

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null;
    /** What the operation answers in; null leaves it to the caller. */
    language: Language | null;
  }
}

const JSON_TYPE = 'application/json';

/** Serves every operation of the contract by its handler; one without a handler stops the start. */
export async function bindContract(
  app: FastifyInstance,
  contract: Contract,
  handlers: Handlers,
  services: Omit<Bound, 'operation'>,
): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(({ schema }) =>
    onFirstUse(() => fastJsonStringify(schema as AnySchema)),
  );
  app.decorateRequest('account', null);
  app.decorateRequest('language', null);
  readJsonOnly(app);
  checkEveryBody(app);
  await app.register(multipart, { limits: uploadLimits });
  const operations = operationsOf(contract);
  await app.register(openapiGlue, {
    specification: inJsonOnly(contract),
    operationResolver: (id) => {
      const operation = operations.get(id);
      if (!operation || !(id in handlers)) throw new Error(`No handler serves "${id}".`);
      return routeOf({ operation, ...services }, handlers[operation.operationId]);
    },
  });
}

/**
 * Forms are read by their handlers, part by part, so they have no body to be checked before; tables and
 * streams are written by theirs, so nothing of them is left out afterwards.
 */
function inJsonOnly(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const operation of operationsOf(copy).values()) {
    if (takesForm(operation)) delete operation.requestBody;
    for (const { content = {} } of Object.values(operation.responses)) {
      for (const type of Object.keys(content)) if (type !== JSON_TYPE) delete content[type];
    }
  }
  return copy;
}

function takesForm({ requestBody }: ContractOperation): boolean {
  return 'multipart/form-data' in (requestBody?.content ?? {});
}

function operationsOf(contract: Contract): Map<string, ContractOperation> {
  const all = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
  return new Map(all.map((operation) => [operation.operationId, operation]));
}

type AnyHandler = (call: Call<OperationId>) => Promise<unknown>;

function routeOf(bound: Bound, handler: AnyHandler): RouteOptions {
  const { operation, access, rateLimits, inPasswordQueue, limitLoad } = bound;
  const [status, success] = Object.entries(operation.responses).find(([code]) =>
    code.startsWith('2'),
  ) ?? ['200', {}];
  const isStream = 'text/event-stream' in (success.content ?? {});
  const isTable = 'text/csv' in (success.content ?? {});
  const scheme = Object.keys(operation.security[0] ?? {})[0];
  const rule = operation['x-rate-limit'];
  const limited = rule && limitRate(operation.operationId, rule, rateLimits);
  return {
    // Who calls is settled before what they send is looked at.
    onRequest: async (request, reply) => {
      // Nobody on the way keeps what may be personal; the rest may be kept, and asked about each time.
      reply.header('Cache-Control', operation['x-cacheable'] ? 'no-cache' : 'no-store');
      if (scheme === 'partner' || scheme === 'admin') request.language = 'en';
      if (scheme) request.account = await accountBy(scheme, request, access);
    },
    preValidation: async (request) => {
      if (operation.requestBody?.required && hasNoBody(request))
        throw invalid({ body: 'required' });
      if (operation['x-tolerates-json-string']) request.body = fromJsonString(request.body);
      if (request.isMultipart() && !takesForm(operation)) throw new ApiError('UNSUPPORTED_TYPE');
      refuseBadText(request);
      if (isStream) refuseUnlessEvents(request);
    },
    handler: async (request, reply) => {
      if (operation['x-cacheable']) return sendShared(bound, handler, request, reply);
      reply.code(Number(status));
      if (isStream) {
        beginEvents(reply);
        // A stream is not opened for its head.
        if (request.method === 'HEAD') return '';
      }
      if (isTable) reply.type('text/csv; charset=utf-8');
      const tried = (leaveQueue = () => {}) => {
        const work = () => handler({ ...callOf(request), leaveQueue });
        return limited ? limited(request, reply, work) : work();
      };
      const kind = ['GET', 'HEAD'].includes(request.method) ? 'reading' : 'changing';
      return limitLoad(kind, () =>
        operation['x-password-queue'] ? inPasswordQueue(tried) : tried(),
      );
    },
    // Method and address come from the contract.
  } satisfies Partial<RouteOptions> as unknown as RouteOptions;
}

function sendShared(
  { operation: { operationId }, responses }: Bound,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { query, params } = request as { query: object; params: { id?: number } };
  return sendCached(
    { cache: responses, request, reply },
    {
      key: [operationId, languageOf(request), params, query],
      vary: 'Accept-Language',
      make: async () => {
        const answer = await handler(callOf(request));
        return {
          status: 200,
          type: 'application/json; charset=utf-8',
          text: String(
            reply.serializeInput(answer as Record<string, unknown>, '200', 'application/json'),
          ),
          shows: hotelsShownBy(operationId, answer, params.id),
        };
      },
    },
  );
}

async function accountBy(scheme: string, request: FastifyRequest, access: Access) {
  const check = schemes[scheme];
  if (!check) throw new Error(`No function serves the security scheme "${scheme}".`);
  return check(request, access);
}

function fromJsonString(body: unknown): unknown {
  return typeof body === 'string' ? parsedJson(body) : body;
}

function refuseBadText({ body, query, params }: FastifyRequest): void {
  const fields = [body, query, params].map((part) => fieldsWithBadText(part));
  const all = Object.assign({}, ...fields) as (typeof fields)[number];
  if (Object.keys(all).length > 0) throw invalid(all);
}

function callOf(request: FastifyRequest): Call<OperationId> {
  return {
    query: request.query,
    params: request.params,
    headers: request.headers,
    body: request.body,
    parts: () => partsOf(request),
    account: request.account,
    language: languageOf(request),
    log: request.log,
  } as unknown as Call<OperationId>;
}

function partsOf(request: FastifyRequest) {
  if (!request.isMultipart()) throw new ApiError('NOT_A_FORM');
  return request.parts();
}

/** What the operation answers in, or else what the caller asks for. */
export function languageOf(request: FastifyRequest): Language {
  return request.language ?? languageIn(request.headers['accept-language']);
}
