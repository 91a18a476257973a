import { offeredOperations, Skipped, step, tell, type Context } from '../../context';
import type { RawAnswer } from '../../http/send';
import { isObject, parseJson } from '../../json';
import { asWhoMay } from '../bodies';

/** What every answer carries, whatever it says. */
export async function everyHeader(ctx: Context): Promise<void> {
  await step(ctx, 'each address says what it takes', () => methods(ctx));
  await step(ctx, 'each refusal can be read from another origin', () => refusals(ctx));
  await step(ctx, 'what has not changed is not sent again', () => tags(ctx));
  await step(ctx, 'no two answers have one number', () => numbers(ctx));
}

const ACCEPT = { Accept: 'application/json' };
const placed = (path: string) => path.replaceAll(/\{\w+\}/g, '1');

/** "`Allow` stands with 405 and lists the methods of the address." */
async function methods(ctx: Context): Promise<void> {
  const byPath = new Map<string, string[]>();
  for (const { path, method } of ctx.contract.operations.values()) {
    byPath.set(path, [...(byPath.get(path) ?? []), method]);
  }
  const offered = new Set(offeredOperations(ctx).map(({ path }) => path));
  for (const [path, known] of byPath) {
    if (!offered.has(path) || /partner|admin/.test(path)) continue;
    const url = ctx.client.baseUrl + placed(path);
    const answer = await ctx.client.send({ method: 'PATCH', url, headers: headersOf(ctx) });
    if (answer.status !== 405) {
      tellHeader(ctx, answer, `405 at ${path}`, String(answer.status));
      continue;
    }
    const told = (answer.headers.get('Allow') ?? '').split(/\s*,\s*/).filter(Boolean);
    const extra = told.filter((one) => !['HEAD', 'OPTIONS', ...known].includes(one));
    const missing = known.filter((one) => !told.includes(one));
    // A server may lack some of what an address takes.
    const isWhole = known.every((one) => serves(ctx, path, one));
    if (extra.length > 0 || (isWhole && missing.length > 0)) {
      tellHeader(ctx, answer, `Allow: ${known.join(', ')} at ${path}`, told.join(', ') || 'none');
    }
    readable(ctx, answer, '405');
  }
}

/** As the client's pages send them. */
const headersOf = ({ input: { origin } }: Context): Record<string, string> => ({
  ...ACCEPT,
  ...(origin && { Origin: origin }),
});

const serves = (ctx: Context, path: string, method: string) =>
  offeredOperations(ctx).some((one) => one.path === path && one.method === method);

function tellHeader(ctx: Context, answer: RawAnswer, expected: string, seen: string): void {
  tell(ctx, undefined, {
    cause: 'an address does not say which methods it takes',
    severity: 'CONTRACT',
    expected,
    seen: `${answer.status}: ${seen}`,
  });
}

/** The same headers stand on each answer, and a problem is one in whatever it says. */
function readable(ctx: Context, { headers, text, status }: RawAnswer, what: string): void {
  const { origin } = ctx.input;
  const allowed = headers.get('Access-Control-Allow-Origin');
  const body = parseJson(text);
  const wrong = [
    ...(origin && allowed !== '*' && allowed !== origin ? ['Access-Control-Allow-Origin'] : []),
    ...(headers.get('X-Request-Id') ? [] : ['X-Request-Id']),
    // What no operation answers is nobody's own.
    ...([404, 405].includes(status) || (headers.get('Cache-Control') ?? '').includes('no-store')
      ? []
      : ['Cache-Control']),
    ...(isObject(body) && body['status'] === status ? [] : ['a problem of its status']),
    ...(isObject(body) && body['requestId'] === headers.get('X-Request-Id') ? [] : ['requestId']),
    ...((headers.get('Content-Type') ?? '').startsWith('application/problem+json')
      ? []
      : ['Content-Type']),
  ];
  if (wrong.length === 0) return;
  tell(ctx, undefined, {
    cause: 'some refusals lack what every answer carries',
    severity: 'CONTRACT',
    expected: `${what} with ${wrong.join(', ')}`,
    seen: `${status} ${text.slice(0, 80)}`,
  });
}

async function refusals(ctx: Context): Promise<void> {
  const { baseUrl, send } = ctx.client;
  const headers = headersOf(ctx);
  const json = { ...headers, 'Content-Type': 'application/json' };
  const login = `${baseUrl}/api/auth/login`;
  const large = JSON.stringify({ email: 'a@b.vn', password: 'x'.repeat(300_000) });
  const cases: [what: string, status: number, ask: () => Promise<RawAnswer>][] = [
    ['400', 400, () => send({ method: 'POST', url: login, headers: json, content: '{' })],
    ['404', 404, () => send({ method: 'GET', url: `${baseUrl}/api/customer/nowhere`, headers })],
    ['413', 413, () => send({ method: 'POST', url: login, headers: json, content: large })],
    [
      '415',
      415,
      () =>
        send({
          ...{ method: 'POST', url: login, content: 'a=b' },
          headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
        }),
    ],
    ['422', 422, () => send({ method: 'POST', url: login, headers: json, content: '{}' })],
    ['401', 401, () => send({ method: 'GET', url: `${baseUrl}/api/users/me`, headers })],
  ];
  for (const [what, status, ask] of cases) {
    const answer = await ask();
    if (answer.status === 429 || answer.status === 503) continue;
    if (answer.status === status) readable(ctx, answer, what);
    else otherwise(ctx, answer, status);
  }
}

function otherwise(ctx: Context, { status, text }: RawAnswer, expected: number): void {
  // A server may tell what it cannot read from what it does not take.
  if ([400, 422].includes(status) && [400, 422].includes(expected)) return;
  tell(ctx, undefined, {
    cause: `what is refused with ${expected} everywhere is answered otherwise`,
    severity: 'CONTRACT',
    expected: String(expected),
    seen: `${status} ${text.slice(0, 80)}`,
  });
}

/** "Whoever sends it back in `If-None-Match` is answered 304 for as long as nothing has changed." */
async function tags(ctx: Context): Promise<void> {
  let tagged = 0;
  for (const operation of offeredOperations(ctx)) {
    if (!operation.isCacheable) continue;
    const request = asWhoMay(ctx, operation);
    const first = await ctx.client.call(operation.id, request);
    const tag = first.headers.get('ETag');
    if (first.status !== 200 || !tag) continue;
    tagged++;
    const again = await ctx.client.call(operation.id, {
      ...{ ...request, headers: { 'If-None-Match': tag } },
    });
    const other = await ctx.client.call(operation.id, {
      ...{ ...request, headers: { 'If-None-Match': '"another"' } },
    });
    const english = await ctx.client.call(operation.id, {
      ...{ ...request, headers: { 'If-None-Match': tag, 'Accept-Language': 'en' } },
    });
    const spoken = await ctx.client.call(operation.id, {
      ...{ ...request, headers: { 'Accept-Language': 'en' } },
    });
    const isSpokenSo = spoken.text === first.text;
    const wrong = [
      ...(again.status === 304 && again.text === '' ? [] : [`${again.status} for what it has`]),
      ...(other.status === 200 ? [] : [`${other.status} for another tag`]),
      ...(isSpokenSo || english.status === 200 ? [] : ['304 in another language']),
    ];
    if (wrong.length === 0) continue;
    tell(ctx, first, {
      cause: 'a tag stands for something else than the answer',
      severity: 'BREAKS SCREEN',
      expected: '304 for the same, 200 for what is another',
      seen: wrong.join(', '),
    });
  }
  if (tagged === 0) throw new Skipped('no answer has a tag');
}

async function numbers(ctx: Context): Promise<void> {
  const seen: (string | null)[] = [];
  for (let i = 0; i < 5; i++) {
    const answer = await ctx.client.call('listHotels', { query: { size: 1 } });
    seen.push(answer.headers.get('X-Request-Id'));
  }
  if (new Set(seen).size === seen.length || seen.includes(null)) return;
  tell(ctx, undefined, {
    cause: 'several answers have one number in the log',
    severity: 'CONTRACT',
    expected: 'X-Request-Id, each another',
    seen: seen.join(),
  });
}
