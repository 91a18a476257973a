import { call } from '../../support/client';
import { contractOperations } from '../../support/contract';
import { otherOrigin } from '../../support/server/otherOrigin';

const OTHER_ORIGIN = otherOrigin();
const STRANGER = `${OTHER_ORIGIN}.example.com`;

type Options = NonNullable<Parameters<typeof call>[2]>;

const from = (Origin: string, method: string, path: string, { headers, ...more }: Options = {}) =>
  call(method, path, { headers: { ...headers, Origin }, ...more });

const preflight = (origin: string, path: string, method: string) =>
  from(origin, 'OPTIONS', path, {
    headers: {
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
    },
  });

const listOf = (headers: Headers, name: string) => (headers.get(name) ?? '').split(/,\s*/);

it('lets a client elsewhere call every operation', async () => {
  for (const { method, path } of contractOperations()) {
    const { status, headers } = await preflight(
      OTHER_ORIGIN,
      path.replace(/\{\w+\}/g, '1'),
      method,
    );
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(OTHER_ORIGIN);
    expect(listOf(headers, 'Access-Control-Allow-Methods')).toContain(method);
    expect(listOf(headers, 'Access-Control-Allow-Headers').join()).toBe(
      'authorization,content-type,idempotency-key',
    );
  }
});

const answers: [number, string, string, Options][] = [
  [200, 'GET', '/api/customer/hotels', {}],
  [401, 'GET', '/api/customer/bookings', {}],
  [404, 'GET', '/api/nowhere', {}],
  [404, 'GET', '/api/customer/hotels/99999999', {}],
  [405, 'DELETE', '/api/customer/hotels', {}],
  [413, 'POST', '/api/auth/login', { body: { email: 'x'.repeat(300_000) } }],
  [422, 'POST', '/api/auth/login', { body: {} }],
];

it.each(answers)('lets it read a %i', async (expected, method, path, options) => {
  const { status, headers } = await from(OTHER_ORIGIN, method, path, options);
  expect(status).toBe(expected);
  expect(headers.get('Access-Control-Allow-Origin')).toBe(OTHER_ORIGIN);
  expect(listOf(headers, 'Vary')).toContain('Origin');
  expect(listOf(headers, 'Access-Control-Expose-Headers')).toEqual(
    expect.arrayContaining(['Retry-After', 'X-Request-Id', 'Content-Disposition', 'ETag']),
  );
});

it('lets it read when a refused try may be made again', async () => {
  const body = { email: 'nobody@example.com', password: 'Matkhau1' };
  const headers = { 'X-Forwarded-For': '203.0.113.9' };
  const tries = Array.from({ length: 20 }, () =>
    from(OTHER_ORIGIN, 'POST', '/api/auth/login', { body, headers }),
  );
  const refused = (await Promise.all(tries)).find(({ status }) => status === 429);
  expect(refused?.headers.get('Access-Control-Allow-Origin')).toBe(OTHER_ORIGIN);
  expect(refused?.headers.get('Retry-After')).toMatch(/^\d+$/);
});

it('lets nobody else', async () => {
  for (const origin of [STRANGER, 'null', OTHER_ORIGIN.replace('http:', 'https:')]) {
    const { headers } = await from(origin, 'GET', '/api/customer/hotels');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    const asked = await preflight(origin, '/api/auth/login', 'POST');
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBeNull();
  }
});

it('lets its pages show the pictures', async () => {
  const { headers } = await from(OTHER_ORIGIN, 'GET', '/images/none.webp');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
});
