import { once } from 'node:events';
import { connect } from 'node:net';
import { demo, signIn } from '../../support/accounts';
import { watch } from '../../support/live';
import { startServer, type RunningServer } from '../../support/server/server';

let server: RunningServer;
let first: string;
let second: string;

beforeEach(async () => {
  server = await startServer({ env: { LIVE_STREAMS: '3', LIVE_STREAMS_PER_ACCOUNT: '2' } });
  first = await signIn(demo.partner, server);
  second = await signIn(demo.partner2, server);
}, 120_000);
afterEach(() => server.stop());

test('an account watches in so many places, a server so many, and who leaves makes room', async () => {
  const { url } = server;
  const mine = [await watch(first, { url }), await watch(first, { url })];
  const tooMany = await watch(first, { url });
  expect([tooMany.status, tooMany.headers.get('Retry-After')]).toEqual([429, '30']);
  const theirs = await watch(second, { url });
  const full = await watch(second, { url });
  expect([full.status, full.headers.get('Retry-After')]).toEqual([503, '2']);
  expect([...mine, theirs].map(({ status }) => status)).toEqual([200, 200, 200]);
  await mine[0]!.close();
  let again = await watch(first, { url });
  // The server hears of it when the connection has ended.
  while (again.status === 429) again = await watch(first, { url });
  expect(again.status).toBe(200);
});

test('a server that stops ends them at once, and is gone', async () => {
  const streams = [await watch(first, server), await watch(second, server)];
  // As browsers open some ahead.
  const unused = connect(Number(new URL(server.url).port));
  await once(unused, 'connect');
  const closed = once(unused.resume(), 'close');
  const stopped = server.stop();
  for (const { ended } of streams) await ended;
  await stopped;
  await closed;
  await expect(watch(first, server)).rejects.toThrow();
});
