import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freshEmail } from '../support/accounts';
import { program } from '../support/server/programs';
import { freePort } from '../support/server/freeAddress';
import { copyOfTemplate, startServer } from '../support/server/server';

let dataDir: string;
beforeAll(async () => {
  dataDir = await copyOfTemplate();
});
afterAll(() => rm(dataDir, { recursive: true }));

const asNpmStart = ['--import', 'tsx', 'server/main.ts'];

function startAsProduct(env: Record<string, string>, args = [program('product')]): ChildProcess {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, args, {
    stdio: 'ignore',
    env: { PATH, HOME, DATA_DIR: dataDir, ...env },
  });
}

test('told to end, the server answers what it has begun, takes nothing new and keeps it all', async () => {
  const port = await freePort();
  const child = startAsProduct({ PORT: String(port) }, asNpmStart);
  const exit = once(child, 'exit');
  await untilOpen(port, child);

  const email = freshEmail();
  const person = { email, firstName: 'Lan', lastName: 'Nguyễn' };
  const passwords = { password: 'Matkhau123', confirmPassword: 'Matkhau123' };
  const body = JSON.stringify({ ...person, ...passwords });
  // Browsers and proxies keep their connections for a minute or more.
  const agent = new Agent({ keepAlive: true });
  const begun = request(`http://127.0.0.1:${port}/api/auth/signup`, {
    method: 'POST',
    agent,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  });
  begun.flushHeaders();
  // From here on the server has the request in hand, and waits for its body.
  await once(begun, 'continue');
  child.kill('SIGTERM');
  while (await isOpen(port)) await shortly();
  begun.end(body);
  const [answer] = (await once(begun, 'response')) as [IncomingMessage];
  expect([answer.statusCode, await text(answer)]).toEqual([201, expect.stringContaining(email)]);
  expect(answer.headers.connection).toBe('close');
  expect(await exit).toEqual([0, null]);

  const next = await startServer({ dataDir });
  const found = await next.control.sql('select email from users where email = $1', [email]);
  expect(found).toEqual([{ email }]);
  await next.stop();
}, 120_000);

test('told to end, the server says that it is ready no more while it goes on answering', async () => {
  const port = await freePort();
  const child = startAsProduct({ PORT: String(port), SHUTDOWN_PAUSE_SECONDS: '600' });
  await untilOpen(port, child);
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await ask('/health/ready')).toBe(200);
  child.kill('SIGTERM');
  while ((await ask('/health/ready')) !== 503) await shortly();
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/api/customer/hotels`);
  // What is sent over a connection while the server closes it would be lost.
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  child.kill('SIGKILL');
  await once(child, 'exit');
}, 120_000);

test('whoever comes over an open connection while the server ends gets the contract’s answer', async () => {
  const port = await freePort();
  const child = startAsProduct({ PORT: String(port) });
  const exit = once(child, 'exit');
  await untilOpen(port, child);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // Held in the server's hands: its connection stays open until the body has come.
  const begun = request(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    agent,
    headers: { 'Content-Type': 'application/json', 'Content-Length': 2, Expect: '100-continue' },
  });
  begun.flushHeaders();
  await once(begun, 'continue');
  const late = connect(port, '127.0.0.1');
  await once(late, 'connect');
  late.write('GET /api/customer/hotels HTTP/1.1\r\nHost: localhost\r\n');
  child.kill('SIGTERM');
  while (await isOpen(port)) await shortly();
  late.write('\r\n');
  const answer = await text(late);
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer).toMatch(/^connection: close$/im);
  expect(answer).toMatch(/^retry-after: \d+$/im);
  expect(answer).toContain('"code":"UNAVAILABLE"');
  begun.end('{}');
  await once(begun, 'response');
  agent.destroy();
  expect(await exit).toEqual([0, null]);
}, 120_000);

test('a start that fails ends the process and frees its directory', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const failed = startAsProduct({ PORT: String(port) });
  expect(await once(failed, 'exit')).toEqual([1, null]);
  taken.close();
  const next = await startServer({ dataDir });
  await next.stop();
}, 120_000);

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await shortly();
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const visitor = connect(port, '127.0.0.1');
    visitor.once('connect', () => resolve(true)).once('error', () => resolve(false));
    visitor.once('connect', () => visitor.destroy());
  });
}

function shortly(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}
