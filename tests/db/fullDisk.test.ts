import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demo, signIn } from '../support/accounts';
import { book, bookingOf, stayIn } from '../support/bookings';
import { call } from '../support/client';
import { newHotel, type TestHotel } from '../support/hotels';
import { startServer, type RunningServer } from '../support/server/server';
import { expectSound } from '../support/invariants';

let folder: string;
let sign: string;
let server: RunningServer;
let hotel: TestHotel;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nghi-dau-disk-'));
  sign = path.join(folder, 'full');
  server = await startServer({
    env: { FULL_DISK: sign, NODE_OPTIONS: '--import ./tests/db/fullDisk.mjs' },
  });
  hotel = await newHotel({ rooms: [{ price: 500_000 }] }, server.control);
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const look = (token?: string) =>
  call('GET', token ? '/api/customer/bookings' : `/api/customer/hotels/${hotel.id}`, {
    url: server.url,
    ...(token && { token }),
  });

const bookIt = (token: string, day: number) =>
  book(token, bookingOf(hotel, hotel.rooms, stayIn(day)), { url: server.url });

test('on a full disk everybody may look, nothing is half stored, and room is enough to go on', async () => {
  const token = await signIn(demo.customer, server);
  expect((await bookIt(token, 10)).status).toBe(201);

  await writeFile(sign, '');
  const refused = await bookIt(token, 20);
  expect(refused.status).toBe(503);
  expect(refused.body.code).toBe('READ_ONLY');
  expect(refused.body.message).toMatch(/chưa lưu được/);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await look()).status).toBe(200);

  const later = await signIn(demo.customer, server);
  expect((await look(later)).status).toBe(200);
  const wrong = { email: demo.customer2.email, password: 'wrong' };
  const guess = () =>
    call('POST', '/api/auth/login', {
      url: server.url,
      body: wrong,
      headers: { 'X-Forwarded-For': '203.0.113.20' },
    });
  for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(401);
  expect((await guess()).status).toBe(429);

  const [sold] = await server.control.sql<{ nights: number }>(
    'select count(*)::int as nights from room_nights where hotel_id = $1',
    [hotel.id],
  );
  expect(sold?.nights).toBe(2);

  await rm(sign);
  expect((await bookIt(token, 20)).status).toBe(201);
  await expectSound(server);
});
