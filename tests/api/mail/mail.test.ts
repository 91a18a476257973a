import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { freshEmail } from '../../support/accounts';
import { call } from '../../support/client';
import { openPostOffice, type PostOffice } from '../../support/postOffice';
import { freePort } from '../../support/server/freeAddress';
import { startServer, type RunningServer } from '../../support/server/server';

const PATIENCE_MS = 10_000;
const MINUTE_MS = 60_000;

let server: RunningServer;
let post: PostOffice | undefined;
let port: number;

beforeAll(async () => {
  port = await freePort();
  server = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, METRICS: 'true' } });
}, MINUTE_MS);

afterAll(async () => {
  await post?.close();
  await server.stop();
});

test('a mail that the post office did not take goes out once it does, and only once', async () => {
  const email = freshEmail();
  await signUp(email);
  await until(async () => /ECONNREFUSED/.test((await waiting(email)).lastError));

  post = await openPostOffice(port);
  post.refusing = true;
  await passTime(2);
  await until(async () => /not now/.test((await waiting(email)).lastError));
  expect(post.mails).toEqual([]);

  post.refusing = false;
  await passTime(10);
  await until(async () => (await waiting(email)).sent);
  const mails = post.mails.filter(({ to }) => to === email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/http\S+\/verify-email\?token=[\w-]+/);

  await passTime(60 * 24);
  await until(async () => (await waiting(email)).sent);
  expect(post.mails.filter(({ to }) => to === email)).toHaveLength(1);
});

test('a post office that takes calls and says nothing holds nobody up', async () => {
  await post?.close();
  post = undefined;
  const callers: Socket[] = [];
  const silent = createServer((caller) => callers.push(caller)).listen(port, '127.0.0.1');
  try {
    const email = freshEmail();
    await signUp(email);
    await until(async () => callers.length > 0);
    await signUp(freshEmail());
    expect((await waiting(email)).sent).toBe(false);
  } finally {
    for (const caller of callers) caller.destroy();
    await new Promise((resolve) => silent.close(resolve));
  }
});

test('a mail that nobody took for five days is given up, and its text is gone', async () => {
  await passTime(6 * 24 * 60);
  const last = latest;
  // Only the mail of this moment waits.
  await until(async () => /^mails_waiting 1$/m.test(await metrics()));
  const kept = await server.control.sql<{ recipient: string }>(
    "select recipient from outbox where sent_at is null and (text_body || html_body <> '')",
  );
  expect(kept).toEqual([{ recipient: last }]);
});

async function metrics(): Promise<string> {
  return (await fetch(`${server.url}/metrics`)).text();
}

/** Moves the clock on, and has another mail sent so that the relay looks. */
async function passTime(minutes: number): Promise<void> {
  passed += minutes * MINUTE_MS;
  await server.control.setNow(new Date(Date.now() + passed).toISOString());
  latest = freshEmail();
  await signUp(latest);
}
let passed = 0;
let latest = '';

async function signUp(email: string): Promise<void> {
  const { status } = await call('POST', '/api/auth/signup', {
    url: server.url,
    body: {
      email,
      password: 'Matkhau123',
      confirmPassword: 'Matkhau123',
      firstName: 'Lan',
      lastName: 'Nguyễn',
    },
  });
  expect(status).toBe(201);
}

async function waiting(email: string) {
  const [row] = await server.control.sql<{ lastError: string; sent: boolean }>(
    `select coalesce(last_fault, '') as "lastError", sent_at is not null as sent
     from outbox where recipient = $1`,
    [email],
  );
  if (!row) throw new Error(`No mail to ${email} was ever queued.`);
  return row;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It never happened.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
