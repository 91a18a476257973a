import type { Language } from '../../domain/languages/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import multipart from '@fastify/multipart';
import { schemes, type Access } from './access';
import type { Account } from './account';
import { hasNoBody, parsedJson, readJsonOnly } from './bodyParser';
import { sendCached, sendPrivate, type SharedAnswer } from './cachedReply';
import { routesOf, type Contract, type ContractOperation } from './contractRoutes';
import { ApiError, invalid } from './errors';
import { beginEvents, refuseUnlessEvents } from './eventStream';
import { languageIn } from './messages';
import { onFirstUse } from './onFirstUse';
import type { Call, Handlers, OperationId } from './operations';
import type { ResponseCache } from './responseCache';
import { hotelsShownBy, type ShownHotels } from './shownHotels';
import type { LoadLimit } from './loadLimit';
import { limitRate, type RateLimitStore } from './rateLimit';
import { fieldsWithBadText, validatorCompiler } from './validation';
import { uploadLimits } from './uploadLimits';

/** Where operations wait that hash a password. */
type PasswordQueue = <T>(work: (leave: () => void) => Promise<T>) => Promise<T>;

interface Bound {
  operation: ContractOperation;
  access: Access;
  rateLimits: RateLimitStore;
  inPasswordQueue: PasswordQueue;
  limitLoad: LoadLimit;
  responses: ResponseCache;
  /** Of what owners see of their hotels. */
  ownersResponses: ResponseCache;
}

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null;
    /** What the operation answers in; null leaves it to the caller. */
    language: Language | null;
  }
}

/** Of arrays so large that a text put together from each field takes longest to write out; what they hold is of the contract. */
const LARGE_ARRAYS = { largeArrayMechanism: 'json-stringify', largeArraySize: 5_000 } as const;

/** Serves every operation of the contract by its handler; one without a handler stops the start. */
export async function bindContract(
  app: FastifyInstance,
  contract: Contract,
  handlers: Handlers,
  services: Omit<Bound, 'operation'>,
): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  // A copy, because the writers change the schemas that they are made of, and checks are made of the same ones.
  app.setSerializerCompiler(({ schema }) =>
    onFirstUse(() => fastJsonStringify(structuredClone(schema) as AnySchema, LARGE_ARRAYS)),
  );
  app.decorateRequest('account', null);
  app.decorateRequest('language', null);
  readJsonOnly(app);
  await app.register(multipart, { limits: uploadLimits });
  for (const { operation, ...route } of routesOf(contract)) {
    const { operationId } = operation;
    if (!(operationId in handlers)) throw new Error(`No handler serves "${operationId}".`);
    app.route({ ...route, ...servedBy({ operation, ...services }, handlers[operationId]) });
  }
}

function takesForm({ requestBody }: ContractOperation): boolean {
  return 'multipart/form-data' in (requestBody?.content ?? {});
}

type AnyCall = Call<OperationId>;
type AnyHandler = (call: AnyCall) => Promise<unknown>;

function servedBy(bound: Bound, handler: AnyHandler) {
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
        const remembered = rememberedFor(bound, request, reply);
        const work = () => handler({ ...callOf(request), leaveQueue, remembered });
        return limited ? limited(request, reply, work) : work();
      };
      const kind = ['GET', 'HEAD'].includes(request.method) ? 'reading' : 'changing';
      return limitLoad(kind, () =>
        operation['x-password-queue'] ? inPasswordQueue(tried) : tried(),
      );
    },
  } satisfies Partial<RouteOptions>;
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
        const answer = (await handler(callOf(request))) as object;
        return answerOf(reply, answer, hotelsShownBy(operationId, answer, params.id));
      },
    },
  );
}

/** Sends what is remembered in place of the handler's answer, which Fastify takes for sent when it is the reply. */
function rememberedFor(
  { operation: { operationId }, ownersResponses }: Bound,
  request: FastifyRequest,
  reply: FastifyReply,
): AnyCall['remembered'] {
  return (hotelId, make) =>
    sendPrivate(
      { cache: ownersResponses, request, reply },
      {
        key: [operationId, hotelId, request.query],
        make: async () => answerOf(reply, await make(), [hotelId]),
      },
    ) as Promise<never>;
}

function answerOf(reply: FastifyReply, answer: object, shows: ShownHotels): SharedAnswer {
  const text = String(
    reply.serializeInput(answer as Record<string, unknown>, '200', 'application/json'),
  );
  return { status: 200, type: 'application/json; charset=utf-8', text, shows };
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
