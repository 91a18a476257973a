import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { fault } from '../faults';
import type { Mailer } from '../mail';
import type { Account, Store } from '../store';
import type { Answer, Call, Handler, Settings } from './call';
import type { Contract, Operation } from './contract';
import type { Language } from './messages';
import { allowOrigin, answerPreflight } from './origins';
import { ApiError, forbidden, notFound, problemOf, signedOut } from './problem';
import { RateLimits } from './rateLimits';
import { readBody, readFiles, readParameters } from './read';
import { accountOf } from './tokens';

export interface Backend {
  contract: Contract;
  store: Store;
  mailer: Mailer;
  settings: Settings;
  handlers: Record<string, Handler>;
  addressOf: (c: Context) => string;
}

const STARTED = randomUUID();
const LEVELS = ['core', 'trade', 'extra'];

export function createApp(backend: Backend): Hono {
  const app = new Hono();
  const limits = new RateLimits();
  app.use(async (c, next) => {
    if (!fault('request-unnamed'))
      c.header('X-Request-Id', fault('one-request-id') ? STARTED : randomUUID());
    const preflight = answerPreflight(c);
    if (preflight) return preflight;
    if (c.req.method === 'HEAD' && fault('head-refused')) return sendProblem(c, unknownMethod([]));
    await next();
  });
  app.get('/files/:name', (c) => sendFile(backend.store, c));
  for (const [path, operations] of byPath(backend.contract.operations)) {
    const served = operations.filter((one) => isServed(backend, one));
    const address = path.replaceAll(/\{(\w+)\}/g, ':$1');
    for (const operation of served) {
      app.on(operation.method, address, (c) => answer(backend, limits, operation, c));
    }
    const methods = served.map(({ method }) => method);
    app.all(address, (c) => sendProblem(c, methods.length ? unknownMethod(methods) : notFound()));
  }
  app.notFound((c) =>
    fault('unknown-address-as-text') ? c.text('404 Not Found', 404) : sendProblem(c, notFound()),
  );
  app.onError((error, c) => sendProblem(c, error));
  return app;
}

function isServed({ settings, handlers }: Backend, operation: Operation): boolean {
  const isOfLevel = LEVELS.indexOf(operation.level) <= LEVELS.indexOf(settings.level);
  return isOfLevel && handlers[operation.id] !== undefined;
}

/** What is said literally comes before what stands for anything: `/hotels/create` is no hotel's id. */
function byPath(operations: Operation[]): [string, Operation[]][] {
  const paths = new Map<string, Operation[]>();
  for (const one of operations) paths.set(one.path, [...(paths.get(one.path) ?? []), one]);
  const order = (path: string) => path.replaceAll(/\{\w+\}/g, '~');
  return [...paths].sort(([a], [b]) => (order(a) < order(b) ? -1 : 1));
}

function unknownMethod(methods: string[]): ApiError {
  if (fault('method-404')) return notFound();
  const served = methods.includes('GET') ? [...methods, 'HEAD'] : [...methods];
  if (fault('first-method-allowed')) served.splice(1);
  const all = fault('methods-of-all') ? ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] : served;
  return new ApiError(
    405,
    'METHOD_NOT_ALLOWED',
    {},
    fault('methods-unnamed') ? {} : { Allow: all.join(', ') },
  );
}

async function answer(backend: Backend, limits: RateLimits, operation: Operation, c: Context) {
  const caller = callerAt(backend.store, c);
  guard(operation, caller);
  const parameters = readParameters(backend.contract, operation, c);
  const body = await readBody(backend.contract, operation, c);
  const account = caller ? String(caller.id) : accountNamed(body);
  const takeBack = backend.settings.hasRateLimits
    ? limits.count(operation, account, backend.addressOf(c), body)
    : () => undefined;
  const isByMails = caller && operation.access === 'account' && fault('language-of-the-mails');
  const call: Call = {
    ...backend,
    caller,
    language: isByMails ? caller.language : languageOf(operation, c),
    parameters,
    body,
    key: parameters['Idempotency-Key'] as string | undefined,
    files: await readFiles(operation, c),
  };
  const given = await handled(backend.handlers[operation.id]!, call);
  if (operation.rateLimit?.onlyRefused && !fault('sign-in-counts')) takeBack();
  if (operation.access === 'public' && operation.method === 'GET' && fault('tag-never-changes')) {
    c.header('ETag', '"1"');
    c.header('Cache-Control', 'no-cache');
    if (c.req.header('if-none-match') === '"1"') return c.body(null, 304);
  }
  return sendJson(c, given);
}

async function handled(handler: Handler, call: Call): Promise<Answer> {
  return handler(call);
}

const accountNamed = (body: unknown) => {
  const { email } = (body ?? {}) as { email?: unknown };
  if (typeof email !== 'string') return 'nobody';
  return fault('capitals-try-again') ? email : email.toLowerCase();
};

function callerAt(store: Store, c: Context): Account | undefined {
  const [, token] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  return token ? accountOf(store, token) : undefined;
}

function guard({ access, id }: Operation, caller: Account | undefined): void {
  if (access === 'public') return;
  if (!caller && fault('images-unguarded') && id === 'uploadHotelImages') return;
  if (!caller && access !== 'account' && fault('no-token-is-403')) throw forbidden();
  if (!caller) throw signedOut();
  if (id === 'createBooking' && caller.role === 'PARTNER' && fault('partners-cannot-book')) {
    throw forbidden();
  }
  const isFavourites = id.includes('Favourite') && fault('favourites-for-travellers');
  if (isFavourites && caller.role !== 'CUSTOMER') throw forbidden();
  if (access === 'account' || fault('travellers-among-partners')) return;
  if (id.startsWith('export') && fault('tables-for-travellers')) return;
  if (caller.role === 'ADMIN' && fault('admins-among-partners')) return;
  if (id === 'listAdminActions' && caller.role === 'PARTNER' && fault('log-open-to-partners'))
    return;
  if (caller.role !== access.toUpperCase()) throw forbidden();
}

/** Travellers' operations speak Vietnamese unless English is asked for, the back office's English. */
function languageOf({ access }: Pick<Operation, 'access'>, c: Context): Language {
  const asked = c.req.header('accept-language') ?? '';
  if (access === 'partner' || access === 'admin') {
    if (/^vi\b/i.test(asked) && fault('partners-in-language-asked')) return 'vi';
    return fault('vietnamese-for-partners') ? 'vi' : 'en';
  }
  if (fault('english-by-region-unread') && /^en-/i.test(asked)) return 'vi';
  const isEnglish = fault('some-english-will-do') ? /en/i.test(asked) : /^en\b/i.test(asked);
  return isEnglish ? 'en' : 'vi';
}

function sendJson(c: Context, { status, body, isCsv }: Answer): Response {
  allowOrigin(c, false);
  if (!c.res.headers.has('ETag') && !(isCsv && fault('tables-stored')))
    c.header('Cache-Control', fault('answers-stored') ? 'public, max-age=3600' : 'no-store');
  if (isCsv) {
    c.header(
      'Content-Type',
      `${fault('table-as-text') ? 'text/plain' : 'text/csv'}; charset=utf-8`,
    );
    return c.body(String(body));
  }
  const type = fault('json-as-text') ? 'text/plain' : 'application/json';
  c.header('Content-Type', `${type}; charset=utf-8`);
  return c.body(JSON.stringify(body), status as 200);
}

function sendProblem(c: Context, thrown: unknown): Response {
  const error = thrown instanceof ApiError ? thrown : new ApiError(500, 'INTERNAL');
  if (!(thrown instanceof ApiError)) console.error(thrown);
  if (error.status !== 401 || !fault('signed-out-without-origin')) allowOrigin(c, true);
  if (!fault('errors-stored')) c.header('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
  if (fault('html-error-page') && error.status === 404) {
    return c.html('<!doctype html><title>404</title><h1>Not Found</h1>', 404);
  }
  const access = /^\/api\/(partner|admin)\b/.test(c.req.path) ? 'partner' : 'account';
  const sent = c.res.headers.get('X-Request-Id') ?? '';
  const requestId = fault('two-request-ids') ? randomUUID() : sent;
  const problem = problemOf(error, languageOf({ access }, c), requestId);
  c.header(
    'Content-Type',
    fault('problem-as-json') ? 'application/json' : 'application/problem+json',
  );
  return c.body(JSON.stringify(problem), error.status as 400);
}

function sendFile(store: Store, c: Context): Response {
  const file = store.files.get(c.req.param('name') ?? '');
  if (!file || fault('image-address-broken')) return sendProblem(c, notFound());
  allowOrigin(c, false);
  if (fault('pictures-of-one-origin')) c.header('Cross-Origin-Resource-Policy', 'same-origin');
  c.header('Content-Type', file.type);
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  return c.body(file.bytes);
}
