import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { demo, signIn } from '../../support/accounts';
import type { ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { openPostOffice, type PostOffice } from '../../support/postOffice';
import { freePort } from '../../support/server/freeAddress';
import { mailsCollected } from '../../support/server/outbox';
import { startServer, type RunningServer } from '../../support/server/server';

/** Nothing goes out any more to an account once it is told that it is deleted. */
let server: RunningServer;
let post: PostOffice;
const { email, password } = demo.customer2;

beforeAll(async () => {
  const port = await freePort();
  post = await openPostOffice(port);
  server = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  // What is to come would keep the account.
  await server.control.sql(`update bookings set status = 'CANCELLED'`);
}, 120_000);
afterAll(async () => {
  await server.stop();
  await post.close();
});

async function deleteAccount(token: string) {
  const { url } = server;
  return call<ProblemAnswer>('POST', '/api/auth/account/delete', {
    url,
    token,
    body: { password },
  });
}

const forgotPassword = (address: string) =>
  call('POST', '/api/auth/forgot-password', { url: server.url, body: { email: address } });

const mailsToOwner = () => post.mails.filter(({ to }) => to.includes(email)).length;

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** As a booking leaves it with its hotel. */
const leaveWithHotel = (id: number, topic: string | null) =>
  server.control.sql(
    `insert into hotel_mails
       (hotel_id, id, recipient, subject, text_body, html_body, topic, about, at_once, created_at)
     values (1, $1, $2, 'Đã đặt phòng', 'Xin chào', '<p>Xin chào</p>', $3, 'x', 1, now())`,
    [id, email, topic],
  );

async function nextId(): Promise<number> {
  const [row] = await server.control.sql<{ id: number }>(
    `select nextval(pg_get_serial_sequence('outbox', 'id')) as id`,
  );
  return row!.id;
}

test('a mail that is on its way is waited for, or the deletion is refused', async () => {
  const token = await signIn(demo.customer2, { url: server.url });
  let release: () => void = () => undefined;
  post.holding = new Promise((resolve) => (release = resolve));
  await forgotPassword(email);
  await until(() => mailsToOwner() === 1);

  const refused = await deleteAccount(token);
  expect(refused.status).toBe(503);
  expect(refused.body).toMatchObject({ code: 'UNAVAILABLE' });
  expect(refused.body.message).toContain('email');
  expect((await call('GET', '/api/users/me', { url: server.url, token })).status).toBe(200);
  const recorded = async () => (await filesIn(path.join(server.dataDir, 'deletions'))).length;
  expect(await recorded()).toBe(0);

  const deleting = deleteAccount(token);
  post.holding = undefined;
  release();
  expect((await deleting).status).toBe(200);
  expect(await recorded()).toBe(1);
});

test('what waits goes nowhere, also where another server has read it before', async () => {
  const { url } = server;
  await server.control.sql(
    `insert into users (email, email_key, password_hash, first_name, last_name, role, verified_at, created_at)
     select $1, $1, password_hash, 'Lan', 'Nguyễn', 'CUSTOMER', now(), now()
     from users where email_key = $2`,
    [email, demo.customer.email],
  );
  const token = await signIn({ email, password }, { url });
  const told = mailsToOwner();
  const [alone, topic, waits] = [await nextId(), await nextId(), await nextId()];
  post.refusing = true;
  await leaveWithHotel(alone, null);
  await leaveWithHotel(topic, 'guest 9 of hotel 1');
  await forgotPassword(email);
  await mailsCollected(server.control);
  const failed = () =>
    server.control.sql('select from outbox where recipient = $1 and last_fault is not null', [
      email,
    ]);
  await until(async () => (await failed()).length === 3);
  await leaveWithHotel(waits, null);
  expect((await deleteAccount(token)).status).toBe(200);

  // As by a server that had read them when they were deleted.
  post.refusing = false;
  await leaveWithHotel(alone, null);
  await leaveWithHotel(topic, 'guest 9 of hotel 1');
  await leaveWithHotel(waits, null);
  await forgotPassword(email);
  await server.control.setNow(new Date(Date.now() + 3_600_000).toISOString());
  await forgotPassword(demo.customer.email);
  await mailsCollected(server.control);
  await until(() => post.mails.some(({ to }) => to.includes(demo.customer.email)));
  expect(mailsToOwner()).toBe(told);
  expect(await server.control.sql('select id from outbox where recipient = $1', [email])).toEqual(
    [],
  );
});
