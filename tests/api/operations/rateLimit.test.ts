import { freshEmail, newTraveller, signIn, type TestAccount } from '../../support/accounts';
import { anyAddress, call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { mailTo } from '../../support/server/outbox';
import { startServer, type RunningServer } from '../../support/server/server';
import { together } from './waves';

const MINUTES = 60_000;

let server: RunningServer;
let owner: TestAccount;
let passed = 0;

beforeAll(async () => {
  server = await startServer();
  owner = await newTraveller({ url: server.url, outbox: server.outboxDir });
});
afterAll(() => server.stop());

// Each story begins with nothing counted.
beforeEach(() => passMinutes(10));

async function passMinutes(minutes: number): Promise<void> {
  passed += minutes * MINUTES;
  await server.control.setNow(new Date(Date.now() + passed).toISOString());
}

interface ErrorAnswer {
  code: string;
  message: string;
}

function post(path: string, body: object, from = anyAddress(), url = server.url) {
  return call<ErrorAnswer>('POST', path, { url, body, headers: { 'X-Forwarded-For': from } });
}

function logIn(email: string, password: string, from?: string) {
  return post('/api/auth/login', { email, password }, from);
}

describe('signing in', () => {
  test('ten wrong passwords from one place are enough, however the address is written', async () => {
    const from = anyAddress();
    const writings = [owner.email, owner.email.toUpperCase(), ` ${owner.email} `];
    const guess = (n: number) => logIn(writings[n % 3]!, `wrong ${n}`, from);
    expect(await together(15, guess)).toEqual({ 401: 10, 429: 5 });

    const refused = await logIn(owner.email, owner.password, from);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('TOO_MANY_REQUESTS');
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
    expect((await logIn(owner.email, owner.password)).status).toBe(200);

    await passMinutes(10);
    expect((await logIn(owner.email, owner.password, from)).status).toBe(200);
  });

  test('the right password is not counted, nor is a try that was refused for their number', async () => {
    const from = anyAddress();
    for (let n = 0; n < 12; n += 1) {
      expect((await logIn(owner.email, owner.password, from)).status).toBe(200);
    }
    await together(30, () => logIn(owner.email, 'wrong', from));
    const counts = await server.control.sql<{ count: number }>(
      'select count from tries where ends_at > $1',
      [new Date(Date.now() + passed).toISOString()],
    );
    expect(counts.map(({ count }) => count)).toEqual([10, 10, 10]);
  });

  test('what the server could not do is not counted', async () => {
    const from = anyAddress();
    const rename = (old: string, now: string) =>
      server.control.sql(`alter table users rename column ${old} to ${now}`);
    await rename('password_hash', 'gone');
    const tries = await together(12, () => logIn(owner.email, owner.password, from));
    await rename('gone', 'password_hash');
    expect(tries).toEqual({ 500: 12 });
    expect((await logIn(owner.email, owner.password, from)).status).toBe(200);
  });

  test('an address that nobody has is limited in the same words', async () => {
    const nobody = freshEmail();
    const [from, other] = [anyAddress(), anyAddress()];
    expect(await together(12, () => logIn(nobody, 'wrong', from))).toEqual({ 401: 10, 429: 2 });
    await together(12, () => logIn(owner.email, 'wrong', other));
    const unknown = await logIn(nobody, 'wrong', from);
    const known = await logIn(owner.email, 'wrong', other);
    const comparable = ({ status, body }: typeof known) => ({ status, ...body, requestId: '' });
    expect(comparable(unknown)).toEqual(comparable(known));
  });

  test('one place may not go through the accounts', async () => {
    const from = anyAddress();
    const guess = () => logIn(freshEmail(), 'Matkhau123', from);
    expect(await together(105, guess)).toEqual({ 401: 100, 429: 5 });
    expect((await logIn(owner.email, owner.password)).status).toBe(200);
  });

  test('guesses from everywhere end at a hundred, and the owner gets in all the same', async () => {
    const guess = () => logIn(owner.email, 'wrong');
    expect(await together(100, guess)).toEqual({ 401: 100 });

    const from = anyAddress();
    expect(await together(8, () => logIn(owner.email, 'wrong', from))).toEqual({ 401: 3, 429: 5 });
    const home = anyAddress();
    expect((await logIn(owner.email, 'mistyped', home)).status).toBe(401);
    expect((await logIn(owner.email, owner.password, home)).status).toBe(200);
    expect((await logIn(owner.email, owner.password)).status).toBe(200);
  });
});

test('too many at once are told when to come back, and it does not count as a try', async () => {
  const nobody = freshEmail();
  const answers = await Promise.all(Array.from({ length: 90 }, () => logIn(nobody, 'wrong')));
  const busy = answers.filter(({ status }) => status === 503);
  const checked = answers.filter(({ status }) => status === 401).length;
  expect(checked).toBeGreaterThanOrEqual(30);
  expect(busy.length).toBeGreaterThan(0);
  expect(checked + busy.length).toBe(90);
  for (const { body, headers } of busy) {
    expect(body.code).toBe('BUSY');
    expect(headers.get('Retry-After')).toBe('2');
  }
  // A hundred may be tried: had the refused ones been counted, some of these would be 429.
  expect(await together(100 - checked, () => logIn(nobody, 'wrong'))).toEqual({
    401: 100 - checked,
  });
});

describe('mails', () => {
  const person = { password: 'Matkhau123', confirmPassword: 'Matkhau123', firstName: 'Lan' };
  const signUp = (email: string, from?: string) =>
    post('/api/auth/signup', { ...person, lastName: 'Nguyễn', email }, from);

  test.each([
    ['/api/auth/signup', 10, 201],
    ['/api/auth/resend-verification', 5, 200],
    ['/api/auth/forgot-password', 5, 200],
  ])('%s writes to one address %d times, wherever it is asked from', async (path, limit, done) => {
    const email = freshEmail();
    const ask = () =>
      path.endsWith('signup') ? signUp(email) : post(path, { email: email.toUpperCase() });
    expect(await together(limit + 3, ask)).toEqual({ [done]: limit, 429: 3 });
    expect((await ask()).headers.get('Retry-After')).toMatch(/^\d+$/);
    await passMinutes(10);
    expect((await ask()).status).toBe(done);
  });

  test('nobody signs up a crowd from one place', async () => {
    const from = '203.0.113.7';
    expect(await together(64, () => signUp(freshEmail(), from))).toEqual({ 201: 60, 429: 4 });
    expect((await signUp(freshEmail(), '203.0.113.8')).status).toBe(201);
  });

  test('a refused sign-up writes no mail', async () => {
    const email = freshEmail();
    await together(14, () => signUp(email));
    await mailTo(email, { outbox: server.outboxDir });
    const [row] = await server.control.sql<{ mails: number }>(
      'select count(*)::int as mails from outbox where recipient = $1',
      [email],
    );
    expect(row?.mails).toBe(10);
  });
});

test('somebody with a stolen token does not guess the password behind it', async () => {
  const { token } = await newTraveller({ url: server.url, outbox: server.outboxDir });
  const change = (currentPassword: string) =>
    call('PUT', '/api/auth/password', {
      url: server.url,
      token,
      body: { currentPassword, password: 'Matkhau456', confirmPassword: 'Matkhau456' },
    });
  for (let n = 0; n < 10; n += 1) expect((await change('wrong')).status).toBe(422);
  expect((await change('wrong')).status).toBe(429);
});

test('discount codes are not guessed one after the other, and stays without one go on', async () => {
  const from = anyAddress();
  const hotel = await newHotel({}, server.control);
  const body = {
    hotelId: hotel.id,
    checkInDate: new Date(Date.now() + passed + 10 * 1440 * MINUTES).toISOString().slice(0, 10),
    checkOutDate: new Date(Date.now() + passed + 12 * 1440 * MINUTES).toISOString().slice(0, 10),
    roomIds: hotel.rooms.map(({ id }) => id),
  };
  const quote = (more: object) => post('/api/customer/quotes', { ...body, ...more }, from);
  const guess = (n: number) =>
    quote({ roomIds: [hotel.rooms[0]!.id + 1_000_000], voucherCode: `GUESS${n}` });
  expect(await together(23, guess)).toEqual({ 422: 20, 429: 3 });
  expect((await quote({})).status).toBe(200);

  // From many places they end too, and nobody else is kept from typing a code.
  const fromAnywhere = (n: number) =>
    post('/api/customer/quotes', { ...body, voucherCode: `GUESS${n}` });
  expect(await together(180, fromAnywhere)).toEqual({ 422: 180 });
  const home = anyAddress();
  const here = (n: number) =>
    post('/api/customer/quotes', { ...body, voucherCode: `GUESS${n}` }, home);
  expect(await together(8, here)).toEqual({ 422: 5, 429: 3 });
});

test('links for a new password are not made up', async () => {
  const from = anyAddress();
  const guess = (n: number) =>
    post(
      '/api/auth/reset-password',
      { token: `guess-${n}`, password: 'Matkhau456', confirmPassword: 'Matkhau456' },
      from,
    );
  expect(await together(63, guess)).toEqual({ 400: 60, 429: 3 });
});

describe('where somebody comes from', () => {
  test('is the address that the proxy saw, whatever the visitor wrote before it', async () => {
    const guess = (n: number) => logIn(owner.email, 'wrong', `198.51.100.${n}, 203.0.113.50`);
    expect(await together(13, guess)).toEqual({ 401: 10, 429: 3 });
  });

  test('is one place for a whole IPv6 network', async () => {
    const guess = (n: number) => logIn(owner.email, 'wrong', `2001:db8:1:2::${n + 1}`);
    expect(await together(13, guess)).toEqual({ 401: 10, 429: 3 });
    expect((await logIn(owner.email, owner.password, '2001:db8:1:3::1')).status).toBe(200);
  });

  test('is the caller itself where no proxy is trusted', async () => {
    const open = await startServer({ env: { TRUST_PROXY: 'false' } });
    try {
      const guess = () =>
        post('/api/auth/login', { email: owner.email, password: 'wrong' }, anyAddress(), open.url);
      expect(await together(13, guess)).toEqual({ 401: 10, 429: 3 });
    } finally {
      await open.stop();
    }
  });
});

test('what is kept tells neither address, and goes when its time is over', async () => {
  const from = '198.51.100.77';
  await logIn(owner.email, 'wrong', from);
  await signIn(owner, server);
  const rows = await server.control.sql('select * from tries');
  expect(rows.length).toBeGreaterThan(0);
  const kept = JSON.stringify(rows);
  await server.kill();
  expect(kept).not.toContain(owner.email);
  expect(kept).not.toContain(from);

  const now = new Date(Date.now() + passed + 11 * MINUTES).toISOString();
  const next = await startServer({ dataDir: server.dataDir, now });
  try {
    const left = () => next.control.sql('select 1 as one from tries');
    while ((await left()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  } finally {
    await next.stop();
  }
});
