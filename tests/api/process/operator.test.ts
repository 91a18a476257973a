import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { demo, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import { startServer, type RunningServer } from '../../support/server/server';

const OPERATOR_TOKEN = 'Nguoi-truc-ca-dem/0123456789+abcdef=';

let server: RunningServer;
beforeAll(async () => {
  // With a post office the mails, and the links in them, are not printed.
  const env = { METRICS: 'on', OPERATOR_TOKEN, SMTP_URL: 'smtp://127.0.0.1:9' };
  server = await startServer({ env });
});
afterAll(() => server.stop());

const ask = (method: string, where: string, more: Parameters<typeof call>[2] = {}) =>
  call(method, where, { url: server.url, ...more });

describe('the log', () => {
  interface Line {
    msg: string;
    requestId?: string;
  }

  async function log(): Promise<string> {
    return readFile(path.join(server.dataDir, 'server.log'), 'utf8');
  }

  /** Written when the answer is out, which its reader may see first. */
  async function linesOf(requestId: string | null): Promise<Line[]> {
    for (;;) {
      const lines = (await log()).split('\n').filter((line) => line.startsWith('{'));
      const own = lines
        .map((line) => JSON.parse(line) as Line)
        .filter((line) => line.requestId === requestId);
      if (own.some(({ msg }) => msg === 'request')) return own;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  test.each<[string, string, number, string]>([
    ['GET', '/api/customer/hotels?page=0&size=3', 200, '/api/customer/hotels'],
    ['GET', '/api/auth/verify-account?token=not-a-token', 400, '/api/auth/verify-account'],
    ['GET', '/api/users/me', 401, '/api/users/me'],
    ['GET', '/no/such/place', 404, 'none'],
    ['GET', '/health/ready', 200, '/health/ready'],
  ])(
    'has one line for %s %s, under the number that the caller got',
    async (method, where, status, route) => {
      const { headers } = await ask(method, where);
      expect(await linesOf(headers.get('X-Request-Id'))).toEqual([
        expect.objectContaining({
          level: 30,
          method,
          route,
          status,
          ms: expect.any(Number) as number,
        }),
      ]);
    },
  );

  test('keeps no secret', async () => {
    const token = await signIn(demo.customer, server);
    const secrets = ['Bi-mat-1', 'token-in-a-link', 'token-in-a-body', 'bi-mat@example.com'];
    const [password, linkToken, bodyToken, email] = secrets;
    const passwords = { password, confirmPassword: password };
    const last = [
      ask('GET', '/api/users/me', { token }),
      ask('GET', `/verify-email?token=${linkToken}`),
      ask('GET', `/reset-password?token=${linkToken}`, { headers: { Cookie: `a=${linkToken}` } }),
      ask('GET', `/api/auth/verify-account?token=${linkToken}`),
      ask('GET', `/no/such/place/${linkToken}?token=${linkToken}`),
      ask('GET', '/metrics', { token: OPERATOR_TOKEN }),
      ask('POST', '/api/auth/reset-password', { body: { token: bodyToken, ...passwords } }),
      ask('POST', '/api/auth/login', { body: { email, password } }),
      ask('POST', '/api/auth/login', { body: `{"password": "${password}` }),
      ask('POST', '/api/auth/signup', {
        body: { email, ...passwords, firstName: 'Lan', lastName: 'Nguyễn' },
      }),
    ];
    for (const { headers } of await Promise.all(last)) await linesOf(headers.get('X-Request-Id'));
    const written = await log();
    for (const secret of [token, OPERATOR_TOKEN, ...secrets]) expect(written).not.toContain(secret);
  });
});

type Labels = Map<string, Map<string, Set<string>>>;

/** The labels of each figure, with the values that they have now. */
function labelsOf(metrics: string): Labels {
  const labels: Labels = new Map();
  for (const [, figure = '', all = ''] of metrics.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const own = labels.get(figure) ?? new Map<string, Set<string>>();
    labels.set(figure, own);
    for (const [, label = '', value = ''] of all.matchAll(/(\w+)="([^"]*)"/g)) {
      own.set(label, (own.get(label) ?? new Set()).add(value));
    }
  }
  return labels;
}

/** Whose values are what people happen to ask for. */
const OF_REQUESTS = ['method', 'route', 'status', 'code'];
/** Which Prometheus adds. */
const OF_PROMETHEUS = ['instance', 'job'];

/** Labels that a query asks for, and the figures in it do not have. */
function wrongLabels(query: string, labels: Labels): string[] {
  const figures = [...query.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)].flatMap(([figure]) =>
    labels.has(figure) ? [figure] : [],
  );
  const known = new Set([...OF_PROMETHEUS, ...figures.flatMap((f) => [...labels.get(f)!.keys()])]);
  const grouped = [...query.matchAll(/\b(?:by|on) \(([^)]*)\)/g)].flatMap(([, names = '']) =>
    names.split(/,\s*/),
  );
  const selected = [...query.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, figure = '', all = '']) =>
    [...all.matchAll(/(\w+)=~?"([^"]*)"/g)].flatMap(([, label = '', values = '']) => {
      const seen = labels.get(figure)?.get(label);
      if (!seen) return OF_PROMETHEUS.includes(label) ? [] : [`${figure}{${label}}`];
      if (OF_REQUESTS.includes(label)) return [];
      return values.split('|').filter((value) => !seen.has(value));
    }),
  );
  return [...grouped.filter((label) => !known.has(label)), ...selected];
}

test('labels that no figure has are found', () => {
  const labels = labelsOf('part_size{part="db",state="open"} 1\nother_size 2');
  expect(wrongLabels('sum by (part) (part_size{state="open"})', labels)).toEqual([]);
  expect(wrongLabels('sum by (kind) (part_size{state="shut",where="x"})', labels)).toEqual([
    'kind',
    'shut',
    'part_size{where}',
  ]);
});

describe('figures', () => {
  test('are there for whoever is on this computer, by route and never by address', async () => {
    await signIn(demo.customer2, server);
    await ask('GET', '/no/such/place');
    await ask('POST', '/api/auth/login', { body: { ...demo.customer, password: 'Not-it-1' } });
    const { status, headers, body } = await ask('GET', '/metrics');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/auth\/login",status="200"\} \d/,
    );
    expect(body).toContain('route="none",status="404"');
    expect(body).not.toContain('no/such');
    expect(body).toMatch(/^mails_waiting \d+$/m);
    expect(body).toMatch(/^mails_oldest_seconds \d/m);
    expect(body).toMatch(/^database_connections\{part="db",state="waiting"\} \d+$/m);
    expect(body).toMatch(
      /^http_problems_total\{method="POST",route="\/api\/auth\/login",code="\w+"\} 1$/m,
    );
    expect(body).toMatch(
      /^database_statement_duration_seconds_count\{statement="select users"\} \d/m,
    );
    expect(body).toMatch(/^database_migrations\{state="pending"\} 0$/m);
    expect(body).toMatch(/^mails_given_up_total 0$/m);
    expect(body).toMatch(/^process_cpu_seconds_total \d/m);
  });

  test.each(['alerts.yaml', 'dashboard.json'])('are all that docs/%s asks for', async (name) => {
    const text = await readFile(path.join('docs', name), 'utf8');
    const body = String((await ask('GET', '/metrics')).body);
    const asked = [...text.matchAll(/\bexpr"?: (.*)/g)].flatMap(([, query = '']) =>
      [...query.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)(?=[{[ )"]|$)/g)].map(([, figure]) => figure!),
    );
    const known = asked.filter((figure) =>
      body.includes(`# TYPE ${figure.replace(/_(count|bucket)$/, '')} `),
    );
    expect(new Set(asked).size).toBeGreaterThan(4);
    expect(known).toEqual(asked);
  });

  test.each(['alerts.yaml', 'dashboard.json'])(
    'have the labels that docs/%s names, and their values',
    async (name) => {
      const text = await readFile(path.join('docs', name), 'utf8');
      const queries = [...text.matchAll(/\bexpr"?: (.*)/g)].map(([, query = '']) =>
        query.replaceAll('\\"', '"'),
      );
      // Of some there is nothing before it has happened once.
      await ask('GET', '/health/invariants');
      await ask('POST', '/api/auth/login', { body: { ...demo.customer, password: 'Not-it-1' } });
      await server.control.sql('select from nowhere').catch(() => undefined);
      const labels = labelsOf(String((await ask('GET', '/metrics')).body));
      const wrong = queries.flatMap((query) => wrongLabels(query, labels));
      expect(queries.length).toBeGreaterThan(4);
      expect(wrong).toEqual([]);
    },
  );

  test('are not collected unless they are asked for', async () => {
    expect((await call('GET', '/metrics')).status).toBe(404);
  });
});

describe.each(['/metrics', '/health/invariants'])('%s', (where) => {
  const asVisitor = { 'X-Forwarded-For': '203.0.113.30' };

  test('is nobody’s who comes through a proxy, except an administrator’s', async () => {
    expect((await ask('GET', where)).status).toBe(200);
    expect((await ask('GET', where, { headers: asVisitor })).status).toBe(401);
    expect((await ask('GET', where, { headers: { Forwarded: 'for=203.0.113.30' } })).status).toBe(
      401,
    );
    const asPerson = async (person: typeof demo.admin) =>
      (await ask('GET', where, { headers: asVisitor, token: await signIn(person, server) })).status;
    expect(await asPerson(demo.partner)).toBe(403);
    expect(await asPerson(demo.admin)).toBe(200);
  });

  test('is kept by nobody on the way, a refusal neither', async () => {
    const kept = async (headers = {}) =>
      (await ask('GET', where, { headers })).headers.get('Cache-Control');
    expect([await kept(), await kept(asVisitor)]).toEqual(['no-store', 'no-store']);
  });

  test('is the operator’s from anywhere, who alone has the token', async () => {
    const withToken = async (token: string) =>
      (await ask('GET', where, { headers: asVisitor, token })).status;
    expect(await withToken(OPERATOR_TOKEN)).toBe(200);
    expect(await withToken(OPERATOR_TOKEN.replace('=', '-'))).toBe(401);
    expect(await withToken(OPERATOR_TOKEN.slice(1))).toBe(401);
    expect((await ask('GET', '/api/users/me', { token: OPERATOR_TOKEN })).status).toBe(401);
  });

  test('opens to no token where the operator has none', async () => {
    // The shared server has no such setting.
    const status = async (token: string) =>
      (await call('GET', '/health/invariants', { headers: asVisitor, token })).status;
    expect([await status(OPERATOR_TOKEN), await status('undefined')]).toEqual([401, 401]);
  });
});
