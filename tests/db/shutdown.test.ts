import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freshEmail } from '../support/accounts';
import { copyOfTemplate, startServer } from '../support/server';

let dataDir: string;
beforeAll(async () => {
  dataDir = await copyOfTemplate();
});
afterAll(() => rm(dataDir, { recursive: true }));

test('told to end, the server answers what it has begun, takes nothing new and keeps it all', async () => {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    stdio: 'ignore',
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: String(port) },
  });
  const exit = once(child, 'exit');
  await untilOpen(port, child);

  const email = freshEmail();
  const person = { email, firstName: 'Lan', lastName: 'Nguyễn' };
  const passwords = { password: 'Matkhau123', confirmPassword: 'Matkhau123' };
  const body = JSON.stringify({ ...person, ...passwords });
  const begun = request(`http://127.0.0.1:${port}/api/auth/signup`, {
    method: 'POST',
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
  expect(await exit).toEqual([0, null]);

  const next = await startServer({ dataDir });
  const found = await next.control.sql('select email from users where email = $1', [email]);
  expect(found).toEqual([{ email }]);
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
