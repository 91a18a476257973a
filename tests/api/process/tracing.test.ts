import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { demo, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import { startServer, type RunningServer } from '../../support/server/server';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface Export {
  resourceSpans: {
    resource: { attributes: Span['attributes'] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

let collector: Server;
let server: RunningServer;
const received: Export[] = [];
const told = new Set<() => void>();

beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      received.push(body as Export);
      response.setHeader('Content-Type', 'application/json').end('{}');
      for (const tell of told) tell();
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '50',
  };
  server = await startServer({ env });
});
afterAll(async () => {
  await server.stop();
  collector.closeAllConnections();
  collector.close();
});

const spans = () =>
  received
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));

/** The span of that name in the caller's trace, when it has come. */
async function spanNamed(name: string, traceId = TRACE): Promise<Span> {
  for (;;) {
    const found = spans().find((span) => span.name === name && span.traceId === traceId);
    if (found) return found;
    await new Promise<void>((resolve) => told.add(resolve));
  }
}

const traced = (method: string, where: string, more: object = {}) =>
  call(method, where, {
    url: server.url,
    headers: { traceparent: `00-${TRACE}-${CALLER}-01` },
    ...more,
  });

test('a request is a span of the caller’s trace, and its statements are spans within it', async () => {
  const token = await signIn(demo.customer, server);
  expect((await traced('GET', '/api/users/me', { token })).status).toBe(200);
  const request = await spanNamed('GET /api/users/me');
  expect(request.parentSpanId).toBe(CALLER);
  expect(request.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });
  expect((await spanNamed('select users')).parentSpanId).toBe(request.spanId);
  const resource = received[0]!.resourceSpans[0]!.resource.attributes;
  expect(resource).toContainEqual({ key: 'service.name', value: { stringValue: 'nghi-dau' } });
});

test('neither addresses nor values are told', async () => {
  const secret = 'token-in-a-link';
  await traced('GET', `/api/auth/verify-account?token=${secret}`);
  await traced('POST', '/api/auth/login', {
    body: { email: 'bi-mat@example.com', password: 'Bi-mat-1' },
  });
  await spanNamed('GET /api/auth/verify-account');
  await spanNamed('POST /api/auth/login');
  const text = JSON.stringify(received);
  for (const hidden of [secret, 'bi-mat', 'Bi-mat-1']) expect(text).not.toContain(hidden);
});
