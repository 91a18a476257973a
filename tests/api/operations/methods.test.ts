import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { contractOperations } from '../../support/contract';
import { sharedServer } from '../../support/server/serverControl';

interface Asked {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** One request as it is written: `fetch` mends addresses and sends no odd methods. */
async function ask(method: string, path: string, headers = {}, content = ''): Promise<Asked> {
  const { hostname, port } = new URL(sharedServer().url);
  const length = content && { 'Content-Length': content.length };
  const sent = request({ hostname, port, method, path, headers: { ...headers, ...length } });
  sent.end(content);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const operations = contractOperations();
const paths = [...new Set(operations.map(({ path }) => path))];
const everyMethod = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'QUERY', 'TRACE', 'PROPFIND', 'LOCK'];

test.each(paths)('%s has no other methods than the contract gives it', async (path) => {
  const address = path.replace(/\{\w+\}/g, '1');
  const served = operations
    .filter((other) => other.path === path)
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  for (const method of everyMethod.filter((name) => !served.includes(name))) {
    const { status, headers, body } = await ask(method, address, { 'Content-Type': 'text/x' }, 'a');
    expect([method, status, JSON.parse(body)]).toEqual([
      method,
      405,
      expect.objectContaining({ code: 'METHOD_NOT_ALLOWED' }),
    ]);
    expect(String(headers.allow).split(', ').sort()).toEqual([...new Set(served)].sort());
    expect(headers['cache-control']).toBe('no-store');
  }
});

test.each([
  ['/', 'GET, HEAD'],
  ['/hotels/1', 'GET, HEAD'],
  ['/login', 'GET, HEAD'],
  ['/partner/bookings', 'GET, HEAD'],
  ['/robots.txt', 'GET, HEAD'],
  ['/health/live', 'GET, HEAD'],
  ['/openapi.yaml', 'GET, HEAD'],
])('%s is only looked at', async (path, allow) => {
  for (const method of ['POST', 'DELETE', 'QUERY', 'PROPFIND']) {
    const { status, headers } = await ask(method, path);
    expect([method, status, headers.allow]).toEqual([method, 405, allow]);
  }
});

test.each(['/nowhere', '/api/nowhere', '/api/nowhere?a=%zz'])(
  'nothing can be sent to %s',
  async (path) => {
    const sent = { 'Content-Type': 'text/plain' };
    const { status, headers, body } = await ask('POST', path, sent, 'a');
    expect([status, JSON.parse(body)]).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND' }),
    ]);
    expect(headers['cache-control']).toBe('no-store');
  },
);

test.each([
  '/',
  '/hotels',
  '/login',
  '/partner',
  '/nowhere',
  '/robots.txt',
  '/api/customer/hotels',
])('HEAD says of %s what GET says', async (path) => {
  const got = await ask('GET', path);
  const head = await ask('HEAD', path);
  expect([head.status, head.headers['content-type'], head.body]).toEqual([
    got.status,
    got.headers['content-type'],
    '',
  ]);
});

describe('an address whose escapes spell nothing', () => {
  test.each(['/%', '/hotels/%zz', '/hotels/%C0%AF', '/hotels/1%', '/partner/%E0%A4', '/\\a:99999'])(
    '%s shows the page for what is not there',
    async (path) => {
      const { status, headers, body } = await ask('GET', path, { Accept: 'text/html' });
      expect([status, headers['content-security-policy']]).toEqual([
        404,
        expect.stringContaining("base-uri 'none'"),
      ]);
      expect(body).toContain('<div id="root">');
    },
  );

  test.each(['/api/customer/hotels/%zz', '/api/customer/hotels/%C0%AF', '/api/%', '/images/%00%'])(
    '%s is refused as by any operation',
    async (path) => {
      const { status, headers, body } = await ask('GET', path, { Accept: 'text/html' });
      expect([404, 422]).toContain(status);
      expect(headers['x-request-id']).toBeTruthy();
      expect(JSON.parse(body)).toMatchObject({ status, requestId: headers['x-request-id'] });
    },
  );

  test.each(['http://example.com:99999/hotels/%', `/hotels/${'1'.repeat(9000)}`, '//a/%'])(
    '%.40s is an unknown one',
    async (path) => {
      const { status } = await ask('GET', path, { Accept: 'text/html' });
      expect(status).toBe(404);
    },
  );
});
