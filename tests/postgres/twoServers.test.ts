import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import {
  freshEmail,
  newPartner,
  newTraveller,
  signIn,
  type TestAccount,
} from '../support/accounts';
import { book, bookingOf, stayIn } from '../support/bookings';
import { call } from '../support/client';
import { newHotel } from '../support/hotels';
import { mailsCollected, mailTo } from '../support/server/outbox';
import { createDatabase, dropDatabase, postgresOfProject } from '../support/server/postgres';
import { copyOfTemplate, startServer } from '../support/server/server';
import { startPair, type ServerPair } from '../support/server/serverPair';
import { newVoucher } from '../support/vouchers';
import { expectSound } from '../support/invariants';

const AT_ONCE = 60;
let pair: ServerPair;
let travellers: TestAccount[];

beforeAll(async () => {
  pair = await startPair();
  const server = { url: pair.first.url, outbox: pair.first.outboxDir };
  travellers = await Promise.all(Array.from({ length: 6 }, () => newTraveller(server)));
}, 120_000);
afterAll(() => pair.stop());
afterEach(() => expectSound(pair.first));

/** The same act many times at the same moment, on both servers in turn. */
function onBoth<T>(act: (n: number, url: string) => Promise<T>, times = AT_ONCE): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, n) => act(n, pair.url(n))));
}

function statusesOf(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function count(text: string, params: unknown[]): Promise<number> {
  const [row] = await pair.first.control.sql<{ n: number }>(
    `select count(*)::int as n from ${text}`,
    params,
  );
  return row?.n ?? -1;
}

test('a token of one server is good at the other', async () => {
  const answers = await onBoth((n, url) =>
    call('GET', '/api/users/me', { url, token: travellers[n % 6]!.token }),
  );
  expect(statusesOf(answers)).toEqual({ 200: AT_ONCE });
});

test('the last room is sold once', async () => {
  const hotel = await newHotel({ rooms: [{ price: 500_000 }] }, pair.first.control);
  const body = bookingOf(hotel, hotel.rooms, stayIn(20));
  const answers = await onBoth((n, url) => book(travellers[n % 6]!.token, body, { url }));
  expect(statusesOf(answers)).toEqual({ 201: 1, 409: AT_ONCE - 1 });
  const refused = answers.filter(({ status }) => status === 409).map(({ body: { code } }) => code);
  expect(new Set(refused)).toEqual(new Set(['ROOM_TAKEN']));
  expect(await count('room_nights where hotel_id = $1', [hotel.id])).toBe(2);
});

test('stays that overlap share no night', async () => {
  const hotel = await newHotel(
    { rooms: [{ price: 500_000 }, { price: 600_000 }] },
    pair.first.control,
  );
  const answers = await onBoth((n, url) =>
    book(travellers[n % 6]!.token, bookingOf(hotel, hotel.rooms, stayIn(30 + (n % 5)), 2), { url }),
  );
  const booked = answers.filter(({ status }) => status === 201).length;
  expect(booked).toBeGreaterThan(0);
  expect(booked).toBeLessThanOrEqual(3);
  expect(statusesOf(answers)).toEqual({ 201: booked, 409: AT_ONCE - booked });
  expect(await count('room_nights where hotel_id = $1', [hotel.id])).toBe(booked * 4);
});

test('one idempotency key makes one booking, and everybody is told of that one', async () => {
  const hotel = await newHotel({}, pair.first.control);
  const { token } = travellers[0]!;
  const body = bookingOf(hotel, hotel.rooms, stayIn(40));
  const key = randomUUID();
  const answers = await onBoth((_, url) => book(token, body, { url, key }));
  expect(statusesOf(answers)).toEqual({ 201: AT_ONCE });
  expect(new Set(answers.map(({ body: { bookingId } }) => bookingId)).size).toBe(1);
  expect(await count('bookings where hotel_id = $1', [hotel.id])).toBe(1);
});

test('one idempotency key sent for two hotels books at one of them', async () => {
  const hotels = [
    await newHotel({}, pair.first.control),
    await newHotel({}, pair.first.control),
  ] as const;
  const key = randomUUID();
  // Each hotel is asked for on both servers.
  const answers = await onBoth((n, url) => {
    const hotel = hotels[n % 4 < 2 ? 0 : 1];
    return book(travellers[1]!.token, bookingOf(hotel, hotel.rooms, stayIn(40)), { url, key });
  });
  expect(statusesOf(answers)).toEqual({ 201: AT_ONCE / 2, 422: AT_ONCE / 2 });
  const booked = answers.filter(({ status }) => status === 201);
  expect(new Set(booked.map(({ body: { bookingId } }) => bookingId)).size).toBe(1);
  const ids = hotels.map(({ id }) => id);
  expect(await count('bookings where hotel_id = any($1::bigint[])', [ids])).toBe(1);
});

test('the last use of a voucher is redeemed once', async () => {
  const server = { url: pair.first.url, outbox: pair.first.outboxDir };
  const partner = await newPartner(server);
  const rooms = Array.from({ length: AT_ONCE }, () => ({ price: 500_000 }));
  const hotel = await newHotel({ owner: partner.email, rooms }, pair.first.control);
  const { code } = await newVoucher(partner, { quantity: 1 }, server);
  const answers = await onBoth((n, url) => {
    const order = { ...bookingOf(hotel, [hotel.rooms[n]!], stayIn(50)), voucherCode: code };
    return book(travellers[n % 6]!.token, { ...order, totalPrice: 900_000 }, { url });
  });
  expect(statusesOf(answers)).toEqual({ 201: 1, 422: AT_ONCE - 1 });
  expect(await count('voucher_uses where hotel_id = $1', [hotel.id])).toBe(1);
  expect(await count('bookings where hotel_id = $1', [hotel.id])).toBe(1);
});

describe('accounts', () => {
  const person = (email: string, firstName = 'Lan') => ({
    email,
    password: 'Matkhau123',
    confirmPassword: 'Matkhau123',
    firstName,
    lastName: 'Nguyễn',
  });
  const mail = (email: string, subject: RegExp, is?: (text: string) => boolean) =>
    mailTo(email, { outbox: pair.first.outboxDir, subject, is });
  const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';

  test('one address signed up on both servers is one account', async () => {
    const email = freshEmail();
    const answers = await onBoth(
      (n, url) => call('POST', '/api/auth/signup', { url, body: person(email, `Lan ${n}`) }),
      10,
    );
    expect(statusesOf(answers)).toEqual({ 201: 10 });
    expect(await count('users where email_key = $1', [email])).toBe(1);
    // Each waits for its own link.
    const waiting = `account_tokens t join sign_ups s on s.id = t.sign_up_id
      join users u on u.id = s.user_id where u.email_key = $1`;
    expect(await count(waiting, [email])).toBe(10);
  });

  test('one verification link opened on both verifies once, and again without harm', async () => {
    const email = freshEmail();
    await call('POST', '/api/auth/signup', { url: pair.url(0), body: person(email) });
    const token = tokenIn((await mail(email, /Xác thực/)).link);
    const verify = (_: number, url: string) =>
      call('GET', `/api/auth/verify-account?token=${token}`, { url });
    expect(statusesOf(await onBoth(verify, 20))).toEqual({ 200: 20 });
    expect(await count('users where email_key = $1 and verified_at is not null', [email])).toBe(1);
  });

  test('of two links of one address, opened at once on both servers, one counts', async () => {
    const email = freshEmail();
    const passwords = ['Matkhau-a', 'Matkhau-b'];
    for (const password of passwords) {
      const body = { ...person(email), password, confirmPassword: password };
      await call('POST', '/api/auth/signup', { url: pair.url(0), body });
    }
    await call('POST', '/api/auth/resend-verification', { url: pair.url(1), body: { email } });
    const { text } = await mail(email, /Xác thực/, (letter) => letter.split('token=').length === 3);
    const links = text.match(/http\S+token=\S+/g) ?? [];
    const statuses = await onBoth((n, url) => {
      const token = tokenIn(links[n % 2]!);
      return call('GET', `/api/auth/verify-account?token=${token}`, { url });
    }, 12);
    expect(statusesOf(statuses)).toEqual({ 200: 6, 400: 6 });
    const winner = statuses[0]!.status === 200 ? 0 : 1;
    // The newest comes first in the mail.
    const password = passwords[1 - winner]!;
    expect(await signIn({ email, password }, { url: pair.url(1) })).toBeTruthy();
  });

  test('one link for a new password sets one', async () => {
    const server = { url: pair.first.url, outbox: pair.first.outboxDir };
    const { email } = await newTraveller(server);
    await call('POST', '/api/auth/forgot-password', { url: pair.url(1), body: { email } });
    const token = tokenIn((await mail(email, /Đặt lại/)).link);
    const answers = await onBoth((n, url) => {
      const password = `Matkhau-${n}`;
      return call('POST', '/api/auth/reset-password', {
        url,
        body: { token, password, confirmPassword: password },
      });
    }, 10);
    expect(statusesOf(answers)).toEqual({ 200: 1, 400: 9 });
    const winner = answers.findIndex(({ status }) => status === 200);
    const password = `Matkhau-${winner}`;
    expect(await signIn({ email, password }, { url: pair.url(0) })).toBeTruthy();
  });

  test('tries at one password are counted together', async () => {
    const { email } = travellers[5]!;
    const guess = (_: number, url: string) =>
      call('POST', '/api/auth/login', {
        url,
        body: { email, password: 'wrong' },
        headers: { 'X-Forwarded-For': '203.0.113.9' },
      });
    expect(statusesOf(await onBoth(guess, 24))).toEqual({ 401: 10, 429: 14 });
  });
});

test('two servers that start together on an empty database set it up once', async () => {
  const postgres = postgresOfProject()!;
  const dataDir = await copyOfTemplate();
  await createDatabase(postgres, dataDir, 'template0');
  const servers = await Promise.all([startServer({ dataDir }), startServer({ dataDir })]);
  try {
    for (const { url } of servers) {
      expect((await call('GET', '/health/ready', { url })).status).toBe(200);
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await dropDatabase(postgres, dataDir);
    await rm(dataDir, { recursive: true });
  }
});

test('each mail goes out once, whichever server carries it', async () => {
  const { rows, sent } = await mailsWhenQuiet();
  expect(rows).toBeGreaterThan(10);
  expect(sent).toEqual(Array.from({ length: rows }, () => 1));
});

/** How often each mail was tried, once none waits any more. */
async function mailsWhenQuiet(): Promise<{ rows: number; sent: number[] }> {
  await mailsCollected(pair.first.control);
  for (;;) {
    const mails = await pair.first.control.sql<{ attempts: number; sent: boolean }>(
      // What waits to be told together is not due yet.
      `select attempts, sent_at is not null as sent from outbox
       where sent_at is not null or next_attempt_at <= now() or attempts > 0`,
    );
    if (mails.every(({ sent }) => sent)) {
      return { rows: mails.length, sent: mails.map(({ attempts }) => attempts) };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
