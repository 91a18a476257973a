import { step, Skipped, tell, type Context } from '../context';
import type { RawAnswer } from '../http/send';
import { isObject, listAt, numberAt, parseJson, textAt } from '../json';

const MAX_CLOCK_DIFFERENCE_MS = 5 * 60_000;
/** What a list that is only read does not take. */
const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE'];
const JSON_TYPE = { Accept: 'application/json' };

/** Whether a browser gets there at all. */
export async function reach(ctx: Context): Promise<void> {
  await step(ctx, 'the list of hotels answers', () => firstAnswer(ctx));
  await step(ctx, 'addresses and methods that do not exist', () => unknown(ctx));
  await step(ctx, 'whoever asks for the head alone gets it', () => heads(ctx));
  await step(ctx, 'the client on another origin may read what is answered', () => crossOrigin(ctx));
  await step(ctx, 'pictures load', () => pictures(ctx));
}

async function firstAnswer(ctx: Context): Promise<void> {
  const answer = await ctx.client.call('listHotels');
  const differs = Math.abs(Date.parse(answer.headers.get('Date') ?? '') - Date.now());
  if (differs > MAX_CLOCK_DIFFERENCE_MS) {
    tell(ctx, answer, {
      cause: "the server's clock is wrong",
      severity: 'CONTRACT',
      expected: 'Date as it is here: holds, links and today depend on it',
      seen: answer.headers.get('Date') ?? '',
    });
  }
  if (answer.headers.get('X-Content-Type-Options') !== 'nosniff') {
    tell(ctx, answer, {
      cause: 'browsers may guess media types',
      severity: 'ADVICE',
      expected: 'X-Content-Type-Options: nosniff',
      seen: 'none',
    });
  }
}

async function unknown(ctx: Context): Promise<void> {
  const { baseUrl } = ctx.client;
  const nowhere = await ctx.client.send({
    method: 'GET',
    url: `${baseUrl}/api/customer/no-such-address`,
    headers: JSON_TYPE,
  });
  tellProblem(ctx, nowhere, 404, 'NOT_FOUND');
  const wrong = await ctx.client.send({
    method: 'DELETE',
    url: `${baseUrl}/api/customer/hotels`,
    headers: JSON_TYPE,
  });
  tellProblem(ctx, wrong, 405, 'METHOD_NOT_ALLOWED');
  const allowed = (wrong.headers.get('Allow') ?? '').split(/\s*,\s*/);
  const isListed = allowed.includes('GET') && !allowed.some((one) => WRITING.includes(one));
  if (wrong.status === 405 && !isListed) {
    tell(ctx, undefined, {
      cause: '405 does not list in Allow what may be asked',
      severity: 'CONTRACT',
      expected: 'Allow: GET, HEAD',
      seen: wrong.headers.get('Allow') ?? 'none',
    });
  }
}

function tellProblem(ctx: Context, answer: RawAnswer, status: number, code: string): void {
  const body = parseJson(answer.text);
  if (answer.status === status && isObject(body) && body['code'] === code) return;
  tell(ctx, undefined, {
    cause: status === 404 ? 'an unknown address is no problem' : 'an unknown method is no problem',
    severity: 'CONTRACT',
    expected: `${status} ${code} in application/problem+json`,
    seen: `${answer.status} ${answer.text.slice(0, 120)}`,
  });
}

/** As link checkers, previews and caches ask; every GET has one (RFC 9110). */
async function heads(ctx: Context): Promise<void> {
  for (const path of ['/api/customer/hotels', '/api/customer/destinations']) {
    const url = ctx.client.baseUrl + path;
    const whole = await ctx.client.send({ method: 'GET', url, headers: JSON_TYPE });
    const head = await ctx.client.send({ method: 'HEAD', url, headers: JSON_TYPE });
    if (head.status === whole.status && head.text === '') continue;
    tell(ctx, undefined, {
      cause: 'HEAD is answered otherwise than GET',
      severity: 'CONTRACT',
      expected: `${whole.status} without a body at ${path}`,
      seen: `${head.status} ${head.text.slice(0, 80)}`,
    });
  }
}

async function crossOrigin(ctx: Context): Promise<void> {
  const { origin } = ctx.input;
  if (!origin) throw new Skipped('no --origin: the client is taken to be served by this server');
  const url = `${ctx.client.baseUrl}/api/auth/login`;
  const preflight = await ctx.client.send({
    method: 'OPTIONS',
    url,
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
    },
  });
  tellOrigin(ctx, preflight, 'the question before a request (OPTIONS)');
  tellHeaders(ctx, preflight);
  for (const method of ['PUT', 'DELETE']) await mayUse(ctx, origin, method);
  const refused = await ctx.client.call('getCurrentUser');
  tellOrigin(ctx, refused, '4xx');
  const found = await ctx.client.call('listHotels');
  tellOrigin(ctx, found, '2xx');
  const invalid = await ctx.client.call('login', { body: {} });
  tellOrigin(ctx, invalid, '4xx');
  const exposed = found.headers.get('Access-Control-Expose-Headers') ?? '';
  if (!/retry-after|\*/i.test(exposed)) {
    tell(ctx, found, {
      cause: 'the client cannot read Retry-After',
      severity: 'WRONG MESSAGE',
      expected: 'Access-Control-Expose-Headers: Retry-After',
      seen: exposed || 'none',
    });
  }
  await strangers(ctx, url);
}

async function mayUse(ctx: Context, origin: string, method: string): Promise<void> {
  const answer = await ctx.client.send({
    method: 'OPTIONS',
    url: `${ctx.client.baseUrl}/api/customer/favourites/1`,
    headers: { Origin: origin, 'Access-Control-Request-Method': method },
  });
  const methods = answer.headers.get('Access-Control-Allow-Methods') ?? '';
  if (methods === '*' || methods.includes(method)) return;
  tell(ctx, undefined, {
    cause: 'browsers may not use the methods that the contract has',
    severity: 'BREAKS SCREEN',
    expected: `Access-Control-Allow-Methods with ${method}`,
    seen: methods || 'none',
  });
}

function tellOrigin(ctx: Context, { headers }: Pick<RawAnswer, 'headers'>, of: string): void {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === ctx.input.origin || allowed === '*') return;
  tell(ctx, undefined, {
    cause: `browsers may not read answers from ${ctx.input.origin}: ${of}`,
    severity: 'BREAKS SCREEN',
    expected: `Access-Control-Allow-Origin: ${ctx.input.origin}`,
    seen: allowed ?? 'none',
  });
}

function tellHeaders(ctx: Context, { headers }: RawAnswer): void {
  const allowed = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase();
  for (const name of ['authorization', 'content-type', 'idempotency-key']) {
    if (allowed.includes(name)) continue;
    tell(ctx, undefined, {
      cause: `browsers may not send ${name}`,
      severity: 'BREAKS SCREEN',
      expected: `Access-Control-Allow-Headers with ${name}`,
      seen: allowed || 'none',
    });
  }
}

async function strangers(ctx: Context, url: string): Promise<void> {
  const stranger = 'https://stranger.example';
  const answer = await ctx.client.send({
    method: 'OPTIONS',
    url,
    headers: { Origin: stranger, 'Access-Control-Request-Method': 'POST' },
  });
  const withCookies = answer.headers.get('Access-Control-Allow-Credentials') === 'true';
  if (answer.headers.get('Access-Control-Allow-Origin') !== stranger || !withCookies) return;
  tell(ctx, undefined, {
    cause: 'any site may call with the credentials of its visitors',
    severity: 'UNSAFE',
    expected: 'no Access-Control-Allow-Credentials for a strange origin',
    seen: `Access-Control-Allow-Origin: ${stranger}, with credentials`,
  });
}

async function pictures(ctx: Context): Promise<void> {
  const list = await ctx.client.call('listHotels');
  const url = listAt(list.body, 'content')
    .map((hotel) => textAt(hotel, 'images', 0, 'url'))
    .find(Boolean);
  if (!url || numberAt(list.body, 'totalElements') === 0)
    throw new Skipped('no hotel with a picture');
  const address = new URL(url, ctx.client.baseUrl);
  const { status, headers } = await ctx.client.send({
    method: 'GET',
    url: address.href,
    headers: { Accept: 'image/*' },
  });
  const type = headers.get('Content-Type') ?? '';
  if (status !== 200 || !type.startsWith('image/')) {
    tell(ctx, list, {
      cause: 'pictures do not load',
      severity: 'BREAKS SCREEN',
      expected: `a picture at ${url}`,
      seen: `${status} ${type}`,
    });
  }
  if (ctx.input.origin && headers.get('Cross-Origin-Resource-Policy') === 'same-origin') {
    tell(ctx, list, {
      cause: "the client's origin may not show the pictures",
      severity: 'BREAKS SCREEN',
      expected: 'Cross-Origin-Resource-Policy: cross-origin',
      seen: 'same-origin',
    });
  }
}
