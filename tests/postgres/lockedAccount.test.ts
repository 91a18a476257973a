import type pg from 'pg';
import { demo, newTraveller, signIn, type TestAccount } from '../support/accounts';
import { book, bookingOf, stayIn } from '../support/bookings';
import { call } from '../support/client';
import { newHotel, type TestHotel } from '../support/hotels';
import { startServer, type RunningServer } from '../support/server/server';
import { newSession, waitingForLock } from '../support/server/sessions';

let server: RunningServer;
/** Somebody else's sessions in the server's database. */
let blocker: pg.Client;
let watcher: pg.Client;
let hotel: TestHotel;
let lan: TestAccount;
let minh: TestAccount;

beforeAll(async () => {
  server = await startServer();
  const where = { url: server.url, outbox: server.outboxDir };
  [lan, minh] = [await newTraveller(where), await newTraveller(where)];
  hotel = await newHotel({}, server.control);
  [blocker, watcher] = [await newSession(server), await newSession(server)];
}, 120_000);
afterAll(async () => {
  await Promise.all([blocker.end(), watcher.end()]);
  await server.stop();
});

test('an account whose row is locked keeps only its own changes waiting, and not for long', async () => {
  const { url } = server;
  const admin = await signIn(demo.admin, server);
  const idOf = async ({ email }: TestAccount) => {
    const [row] = await server.control.sql<{ id: number }>(
      'select id from users where email = $1',
      [email],
    );
    return row!.id;
  };
  const [lansId, path] = [await idOf(lan), `/api/customer/favourites/${hotel.id}`];
  const { token, password } = lan;
  const as = (more: object) => ({ url, token, ...more });
  const changes = () => [
    call('PUT', '/auth/update-profile', as({ body: { firstName: 'Lan', lastName: 'Trần' } })),
    call('PUT', '/api/auth/language', as({ body: { language: 'en' } })),
    call('POST', '/api/auth/sign-out-everywhere', as({})),
    call('PUT', '/api/auth/password', {
      ...as({
        body: { currentPassword: password, password: 'Khac1234', confirmPassword: 'Khac1234' },
      }),
    }),
    call('PUT', path, as({})),
    call('POST', '/api/customer/favourites/merge', as({ body: { hotelIds: [hotel.id] } })),
    call('POST', `/api/admin/users/${lansId}/suspend`, {
      ...{ url, token: admin, body: { reason: 'Complaints' } },
    }),
  ];
  await blocker.query('begin');
  await blocker.query('select 1 from users where id = $1 for update', [lansId]);
  const refused = Promise.all([...changes(), ...changes()]);
  while ((await waitingForLock(watcher)) === 0);

  const seen = ['/api/customer/hotels', `/api/customer/hotels/${hotel.id}`, '/', '/health/ready'];
  const probes = await Promise.all([
    ...seen.map((seenPath) => call('GET', seenPath, { url, headers: { Accept: '*/*' } })),
    call('PUT', path, { url, token: minh.token }),
    book(minh.token, bookingOf(hotel, hotel.rooms, stayIn(20)), { url }),
  ]);
  expect(probes.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 201]);
  expect(await waitingForLock(watcher)).toBe(1);

  const answers = (await refused).map(({ status, headers }) => [
    status,
    headers.get('Retry-After'),
  ]);
  expect(answers).toEqual(Array.from({ length: 14 }, () => [503, '2']));
  await blocker.query('rollback');
  expect((await call('PUT', path, { url, token })).status).toBe(200);
}, 60_000);
