import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demo, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import { startServer, type RunningServer } from '../../support/server/server';
import { madeToken, payloadOf } from '../../support/tokens';

const OLD = 'the-secret-that-signed-until-today';
const NEW = 'the-secret-that-signs-from-today-on';

let folder: string;
let first: RunningServer;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secrets-'));
  server = first = await startServer({ env: { JWT_SECRET: OLD } });
});
afterAll(async () => {
  await server.stop();
  await first.stop();
  await rm(folder, { recursive: true });
});

async function restart(env: Record<string, string>): Promise<void> {
  await server.kill();
  server = await startServer({ dataDir: first.dataDir, env });
}

async function statusWith(token: string): Promise<number> {
  return (await call('GET', '/api/users/me', { url: server.url, token })).status;
}

test('the key of the tokens is changed without signing anybody out', async () => {
  const before = await signIn(demo.customer, { url: server.url });
  // As servers signed before they named their key.
  const unnamed = madeToken(payloadOf(before), { key: OLD });
  expect([await statusWith(before), await statusWith(unnamed)]).toEqual([200, 200]);

  const file = path.join(folder, 'accepted');
  await writeFile(file, `${OLD}\n`);
  await restart({ JWT_SECRET: NEW, JWT_SECRET_ACCEPTED_FILE: file });
  const after = await signIn(demo.customer, { url: server.url });
  expect([await statusWith(before), await statusWith(after)]).toEqual([200, 200]);

  await restart({ JWT_SECRET: NEW });
  expect([await statusWith(before), await statusWith(after)]).toEqual([401, 200]);
});
