import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { methodTable } from '../../../server/http/methods';
import { clientErrorHandler } from '../../../server/http/clientErrors';
import { sharedServer } from '../../support/server/serverControl';

interface Answer {
  status: number;
  headers: Headers;
  problem: { status: number; code: string; message: string; requestId: string };
}

/** What comes back for these letters, until the server closes the connection. */
async function send(letters: string, url = sharedServer().url): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(letters);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = new Headers(
    fields.map((field) => field.split(/: (.*)/).slice(0, 2) as [string, string]),
  );
  return {
    status: Number(/^HTTP\/1\.1 (\d+) \w/.exec(line)?.[1]),
    headers,
    problem: JSON.parse(body) as Answer['problem'],
  };
}

const HOST = 'Host: localhost\r\n';

test.each([
  ['a method that nobody knows', `FOO /api/users/me HTTP/1.1\r\n${HOST}\r\n`, 405, 'GET, HEAD'],
  ['one at a page', `FOO /hotels/1?page=%zz HTTP/1.1\r\n${HOST}\r\n`, 405, 'GET, HEAD'],
  ['one where only something is sent', `FOO /api/auth/login HTTP/1.1\r\n${HOST}\r\n`, 405, 'POST'],
  ['one where nothing is', `FOO /api/nowhere HTTP/1.1\r\n${HOST}\r\n`, 404, null],
  ['no request at all', 'hello there\r\n\r\n', 400, null],
  ['a line that goes on', `GET / HTTP/1.1 and more\r\n${HOST}\r\n`, 400, null],
  ['another protocol', '\x16\x03\x01\x02\x00\x01\x00', 400, null],
  ['a version that is none', `GET / HTTP/9.9\r\n${HOST}\r\n`, 400, null],
  ['a header without a name', `GET / HTTP/1.1\r\n${HOST}: a\r\n\r\n`, 400, null],
  [
    'two lengths of one body',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    400,
    null,
  ],
  [
    'headers without end',
    `GET / HTTP/1.1\r\n${HOST}Cookie: ${'a'.repeat(200_000)}\r\n\r\n`,
    431,
    null,
  ],
  ['an address without end', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`, 431, null],
  ['no host', 'GET /api/users/me HTTP/1.1\r\nConnection: close\r\n\r\n', 400, null],
])('%s is refused in the one shape, and the line is closed', async (_, letters, status, allow) => {
  const { headers, problem, ...answer } = await send(letters);
  expect(answer.status).toBe(status);
  expect(problem).toEqual({
    type: expect.stringMatching(/^tag:[^:]+:[A-Z_]+$/) as string,
    status,
    code: expect.stringMatching(/^[A-Z_]+$/) as string,
    message: expect.stringMatching(/\.$/) as string,
    requestId: headers.get('X-Request-Id'),
  });
  expect(headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
  expect(headers.get('Connection')).toBe('close');
  expect(headers.get('Allow')).toBe(allow);
});

test('it is said in the language that was asked for', async () => {
  const english = `FOO / HTTP/1.1\r\n${HOST}Accept-Language: en-GB\r\n\r\n`;
  expect((await send(english)).problem.message).toBe('This address does not support that method.');
  const { problem } = await send(`FOO / HTTP/1.1\r\n${HOST}\r\n`);
  expect(problem.message).toBe('Địa chỉ này không hỗ trợ thao tác vừa gửi.');
});

/** The product waits for a minute; this one is as short as a test may be. */
test.each([
  ['the head', 'GET / HTTP/1.1\r\n'],
  [
    'the body',
    `POST / HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
  ],
])('%s that does not come to its end is refused too', async (_, letters) => {
  const app = fastify({
    requestTimeout: 50,
    http: { headersTimeout: 50, connectionsCheckingInterval: 20 },
    clientErrorHandler: (unread, socket) => refuse(unread, socket),
  });
  const refuse = clientErrorHandler(
    app.log,
    methodTable(app, () => false),
  );
  app.post('/', async () => 'read');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const { status, problem } = await send(letters, url);
    expect([status, problem]).toMatchObject([408, { status: 408, code: 'TOO_SLOW' }]);
  } finally {
    await app.close();
  }
});
