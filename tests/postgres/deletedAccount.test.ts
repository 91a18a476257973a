import pg from 'pg';
import { newTraveller } from '../support/accounts';
import { book, bookingOf, stayIn } from '../support/bookings';
import { newHotel } from '../support/hotels';
import { databaseUrl, postgresOfProject } from '../support/postgres';
import { startServer, type RunningServer } from '../support/server';

let server: RunningServer;
/** A second session, in which a deletion can stand still half-way. */
let session: pg.Client;

beforeAll(async () => {
  server = await startServer();
  const connectionString = databaseUrl(postgresOfProject()!, server.dataDir);
  session = new pg.Client({ connectionString });
  await session.connect();
}, 120_000);
afterAll(async () => {
  await session.end();
  await server.stop();
});

/** Whether another session waits for this one before the work is over. */
async function isWaitedFor(work: Promise<unknown>): Promise<boolean> {
  let over = false;
  void work.finally(() => (over = true));
  while (!over) {
    const { rowCount } = await session.query(
      'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
    );
    if (rowCount) return true;
  }
  return false;
}

test('no booking gets past the deletion of its account', async () => {
  const lan = await newTraveller({ url: server.url, outbox: server.outboxDir });
  const hotel = await newHotel({}, server.control);
  await session.query('begin');
  await session.query('select id from users where email_key = $1 for update', [lan.email]);
  const booking = book(lan.token, bookingOf(hotel, hotel.rooms, stayIn(20)), server);
  expect(await isWaitedFor(booking)).toBe(true);

  await session.query('delete from users where email_key = $1', [lan.email]);
  await session.query('commit');
  expect(await booking).toMatchObject({ status: 401 });
  const stored = 'select code from bookings where hotel_id = $1';
  expect((await session.query(stored, [hotel.id])).rows).toEqual([]);
});
