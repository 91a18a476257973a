import { setTimeout as sleep } from 'node:timers/promises';
import { freshEmail, newTraveller, type TestAccount } from '../support/accounts';
import { book, bookingOf, stayIn } from '../support/bookings';
import { call } from '../support/client';
import { newHotel, type TestHotel } from '../support/hotels';
import { mailTo } from '../support/server/outbox';
import { startCluster, type Cluster } from '../support/server/postgresCluster';
import { startServer, type RunningServer } from '../support/server/server';
import { expectSound } from '../support/invariants';

/** A client gives up reading long before this. */
const PATIENCE_MS = 30_000;
const BACK_WITHIN_MS = 2_000;
const CLIENTS = 30;

let cluster: Cluster;
let server: RunningServer;
let traveller: TestAccount;

beforeAll(async () => {
  cluster = await startCluster();
  // On the database itself: nothing but this server uses the cluster.
  server = await startServer({ env: { DATABASE_URL: cluster.url } });
  await server.control.sql(
    `insert into users (email, email_key, password_hash, first_name, last_name, role, created_at)
     values ('partner@example.com', 'partner@example.com', '', 'Minh', 'Trần', 'PARTNER', now())`,
  );
  traveller = await newTraveller({ url: server.url, outbox: server.outboxDir });
}, 120_000);

afterAll(async () => {
  await server.stop();
  await cluster.remove();
});

interface Seen {
  status: number;
  retryAfter: string | null;
  beganAt: number;
  tookMs: number;
}

/** Travellers who go on asking, one thing after the other, until they are told to stop. */
function startLoad(hotel: TestHotel) {
  const seen: Seen[] = [];
  const promised: string[] = [];
  let going = true;
  let asked = 0;
  const travel = async () => {
    while (going) {
      asked += 1;
      const beganAt = performance.now();
      const { status, headers } = await askFor(asked);
      const tookMs = performance.now() - beganAt;
      seen.push({ status, retryAfter: headers.get('Retry-After'), beganAt, tookMs });
    }
  };
  const askFor = async (n: number) => {
    if (n % 3 > 0) return call('GET', `/api/customer/hotels/${hotel.id}`, { url: server.url });
    const room = hotel.rooms[Math.floor(n / 3) % hotel.rooms.length]!;
    const body = bookingOf(hotel, [room], stayIn(5 + (n % 300)), 2);
    const answer = await book(traveller.token, body, { url: server.url });
    if (answer.status === 201) promised.push(answer.body.bookingId);
    return answer;
  };
  const travellers = Array.from({ length: CLIENTS }, travel);
  return {
    seen,
    promised,
    async stop() {
      going = false;
      await Promise.all(travellers);
    },
  };
}

test.each<[string, number, () => Promise<void> | void, () => Promise<void> | void]>([
  // Longer than the server waits for an answer that never comes.
  ['frozen', 16, () => cluster.freeze(), () => cluster.thaw()],
  ['killed', 10, () => cluster.crash(), () => cluster.start()],
])(
  'a database %s for %d seconds under load: refusals that say when to come back, then all is well',
  async (_, seconds, end, begin) => {
    const rooms = Array.from({ length: 9 }, () => ({ price: 500_000 }));
    const load = startLoad(await newHotel({ rooms }, server.control));
    await until(() => load.promised.length > 20);
    const goneAt = performance.now();
    await end();
    await sleep(seconds * 1_000);
    const ready = await call('GET', '/health/ready', { url: server.url });
    expect(ready.status).toBe(503);
    expect((await call('GET', '/health/live', { url: server.url })).status).toBe(200);
    const page = await call<string>('GET', `/hotels/1`, {
      url: server.url,
      headers: { Accept: 'text/html' },
    });
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '2']);
    // The client comes along, and shows what it shows when an answer fails.
    expect(page.body).toMatch(/<div id="root"><\/div>/);
    expect(page.body).toMatch(/<script type="module"/);
    await begin();
    const backAt = performance.now();
    await sleep(2 * BACK_WITHIN_MS);
    await load.stop();

    const refused = load.seen.filter(({ status }) => status >= 400 && status !== 409);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(refused.filter(({ retryAfter }) => !Number(retryAfter))).toEqual([]);
    expect(Math.max(...load.seen.map(({ tookMs }) => tookMs))).toBeLessThan(PATIENCE_MS);
    expect(refused.filter(({ beganAt, tookMs }) => beganAt + tookMs < goneAt)).toEqual([]);
    expect(refused.filter(({ beganAt }) => beganAt > backAt + BACK_WITHIN_MS)).toEqual([]);

    const kept = await server.control.sql<{ code: string }>('select code from bookings');
    const codes = new Set(kept.map(({ code }) => code));
    expect(load.promised.filter((code) => !codes.has(code))).toEqual([]);
    await expectSound(server);
  },
  90_000,
);

test('a sign-up after the outage gets its mail', async () => {
  const email = freshEmail();
  const person = { email, password: 'Matkhau123', confirmPassword: 'Matkhau123' };
  const { status } = await call('POST', '/api/auth/signup', {
    url: server.url,
    body: { ...person, firstName: 'Lan', lastName: 'Nguyễn' },
  });
  expect(status).toBe(201);
  // Behind those of all the bookings.
  const where = { outbox: server.outboxDir, patienceMs: 180_000 };
  expect((await mailTo(email, where)).link).toMatch(/verify-email/);
}, 300_000);

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(20);
}
