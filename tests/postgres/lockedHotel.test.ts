import type pg from 'pg';
import { demo, newTraveller, signIn, type TestAccount } from '../support/accounts';
import { book, bookingOf, stayIn } from '../support/bookings';
import { call } from '../support/client';
import { newHotel, type TestHotel } from '../support/hotels';
import { expectSound } from '../support/invariants';
import { startServer, type RunningServer } from '../support/server/server';
import { newSession, waitingForLock } from '../support/server/sessions';

/** More than all connections of the server. */
const GUESTS = 15;

let server: RunningServer;
let guests: TestAccount[];
/** Somebody else's sessions in the server's database. */
let blocker: pg.Client;
let watcher: pg.Client;

beforeAll(async () => {
  server = await startServer();
  const where = { url: server.url, outbox: server.outboxDir };
  guests = await Promise.all(Array.from({ length: GUESTS + 1 }, () => newTraveller(where)));
  [blocker, watcher] = await Promise.all([newSession(server), newSession(server)]);
}, 120_000);
afterAll(async () => {
  await Promise.all([blocker.end(), watcher.end()]);
  await server.stop();
});

function tryToBook(hotel: TestHotel, guest: TestAccount, room = 0) {
  const body = bookingOf(hotel, [hotel.rooms[room]!], stayIn(20));
  const reduced = { ...body, voucherCode: 'LOCKED', totalPrice: body.totalPrice * 0.9 };
  return book(guest.token, reduced, { url: server.url });
}

test('a hotel whose row is locked keeps only its own guests waiting, and not for long', async () => {
  const rooms = Array.from({ length: GUESTS }, () => ({ price: 500_000 }));
  const locked = await newHotel({ rooms }, server.control);
  const other = await newHotel({}, server.control);
  // One voucher of the partner's, which a booking of either hotel takes.
  await server.control.sql(
    `insert into vouchers (owner_id, code, code_key, discount_percent, start_date, expiration_date,
       created_at)
     select owner_id, 'LOCKED', 'LOCKED', 10, now() - interval '1 day', now() + interval '1 day',
       now()
     from hotels where id = $1`,
    [locked.id],
  );
  await blocker.query('begin');
  await blocker.query('select 1 from hotels where id = $1 for update', [locked.id]);
  const refused = Promise.all(
    guests.slice(0, GUESTS).map((guest, room) => tryToBook(locked, guest, room)),
  );
  while ((await waitingForLock(watcher)) === 0);

  const seen = ['/api/customer/hotels', `/api/customer/hotels/${other.id}`, '/', '/health/ready'];
  const probes = await Promise.all([
    ...seen.map((path) => call('GET', path, { url: server.url, headers: { Accept: '*/*' } })),
    tryToBook(other, guests[GUESTS]!),
  ]);
  expect(probes.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201]);
  expect(await waitingForLock(watcher)).toBeLessThanOrEqual(4);

  const answers = (await refused).map(({ status, headers, body: { code } }) => [
    status,
    code,
    headers.get('Retry-After'),
  ]);
  expect(answers).toEqual(Array.from({ length: GUESTS }, () => [503, 'UNAVAILABLE', '2']));
  await blocker.query('rollback');
  expect((await tryToBook(locked, guests[0]!)).status).toBe(201);
  await expectSound(server);
}, 60_000);

test('saves of a hotel whose row is locked keep no reader waiting, and those too many are told to come back', async () => {
  const { url } = server;
  const [owner, admin] = [await signIn(demo.partner, server), await signIn(demo.admin, server)];
  const locked = await newHotel({}, server.control);
  const other = await newHotel({}, server.control);
  const path = `/api/partner/hotels/${locked.id}`;
  const { checkInDate: firstNight, checkOutDate: lastNight } = stayIn(20);
  const season = { name: 'Tết', firstNight, lastNight, change: 'PERCENT', value: 10 };
  const list = ({ id }: TestHotel) =>
    call('PUT', `/api/partner/hotels/${id}/listing`, {
      ...{ url, token: owner, body: { listed: true } },
    });
  const saves = () => [
    list(locked),
    call('DELETE', `${path}/rooms/${locked.rooms[0]!.id}`, { url, token: owner }),
    call('POST', `${path}/seasons`, { url, token: owner, body: season }),
    call('POST', `/api/admin/hotels/${locked.id}/suspend`, {
      ...{ url, token: admin, body: { reason: 'Complaints' } },
    }),
  ];
  await blocker.query('begin');
  await blocker.query('select 1 from hotels where id = $1 for update', [locked.id]);
  const refused = Promise.all(Array.from({ length: 8 }, saves).flat());
  while ((await waitingForLock(watcher)) === 0);

  const seen = ['/api/customer/hotels', `/api/customer/hotels/${other.id}`, '/', '/health/ready'];
  const probes = await Promise.all([
    ...seen.map((seenPath) => call('GET', seenPath, { url, headers: { Accept: '*/*' } })),
    book(guests[0]!.token, bookingOf(other, other.rooms, stayIn(20)), { url }),
    list(other),
  ]);
  expect(probes.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201, 200]);
  expect(await waitingForLock(watcher)).toBe(1);

  const answers = (await refused).map(({ status, headers, body }) => [
    status,
    (body as { code?: string }).code,
    headers.get('Retry-After'),
  ]);
  expect(answers).toEqual(Array.from({ length: 32 }, () => [503, 'UNAVAILABLE', '2']));
  await blocker.query('rollback');
  expect((await list(locked)).status).toBe(200);
}, 60_000);

test('a desk that asks for a price while nobody can read the vouchers is told to come back, and the server goes on', async () => {
  const token = await signIn(demo.partner, server);
  const hotel = await newHotel({}, server.control);
  const { checkInDate, checkOutDate } = stayIn(20);
  const body = { checkInDate, checkOutDate, roomIds: [hotel.rooms[0]!.id], voucherCode: 'LOCKED' };
  const quote = () =>
    call<{ code: string }>('POST', `/api/partner/hotels/${hotel.id}/bookings/quote`, {
      ...{ token, body, url: server.url },
    });
  await blocker.query('begin');
  await blocker.query('lock table vouchers in access exclusive mode');
  const { status, body: refused } = await quote();
  expect([status, refused.code]).toEqual([503, 'UNAVAILABLE']);
  await blocker.query('rollback');
  expect((await quote()).status).toBe(200);
}, 60_000);

test('a season is not given a price of the currency that its hotel has just left', async () => {
  const { url } = server;
  const token = await signIn(demo.partner, server);
  const hotel = await newHotel({}, server.control);
  await server.control.sql('delete from rooms where hotel_id = $1', [hotel.id]);
  const path = `/api/partner/hotels/${hotel.id}/seasons`;
  const { checkInDate: firstNight, checkOutDate: lastNight } = stayIn(20);
  const season = { name: 'Tết', firstNight, lastNight, change: 'PERCENT', value: 10 };
  const made = await call<{ id: number; version: number }>('POST', path, {
    ...{ url, token, body: season },
  });
  await blocker.query('begin');
  await blocker.query('select 1 from hotels where id = $1 for no key update', [hotel.id]);
  const { id, version } = made.body;
  const body = { ...season, change: 'PRICE', value: 500_000, version };
  const changed = call('PUT', `${path}/${id}`, { url, token, body });
  while ((await waitingForLock(watcher)) === 0);
  await blocker.query(`update hotels set currency = 'USD' where id = $1`, [hotel.id]);
  await blocker.query('commit');
  expect((await changed).status).toBe(404);
}, 60_000);
