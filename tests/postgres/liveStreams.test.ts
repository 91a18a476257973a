import pg from 'pg';
import { newPartner, newTraveller } from '../support/accounts';
import { book, bookingOf, stayIn } from '../support/bookings';
import { newHotel, type TestHotel } from '../support/hotels';
import { watch } from '../support/live';
import { databaseUrl, postgresOfProject } from '../support/server/postgres';
import { sharedServer } from '../support/server/serverControl';
import { startPair, type ServerPair } from '../support/server/serverPair';

let pair: ServerPair;
let session: pg.Client;
let token: string;
let hotel: TestHotel;

beforeAll(async () => {
  pair = await startPair();
  // What is prepared below goes to the first.
  process.env.TEST_SERVER = JSON.stringify(pair.first.address);
  session = new pg.Client({
    connectionString: databaseUrl(postgresOfProject()!, pair.first.dataDir),
  });
  await session.connect();
  const owner = await newPartner();
  token = owner.token;
  hotel = await newHotel({ owner: owner.email, rooms: [{ price: 500_000 }, { price: 500_000 }] });
}, 120_000);
afterAll(async () => {
  await session.end();
  await pair.stop();
});

async function booked(room: number): Promise<string> {
  const { token: traveller } = await newTraveller();
  const { status, body } = await book(traveller, {
    ...bookingOf(hotel, [hotel.rooms[room]!], stayIn(5)),
    phoneNumber: '0912345678',
  });
  expect([status, sharedServer().url]).toEqual([201, pair.first.url]);
  return body.bookingId;
}

const change = (id: string) =>
  session.query('insert into hotel_changes (hotel_id, what) values ($1, $2)', [
    hotel.id,
    JSON.stringify({ kind: 'ROOMS', ids: [id] }),
  ]);

test('what happens on one server is told on the other', async () => {
  const here = await watch(token, pair.first);
  const there = await watch(token, pair.second);
  const ids = [await booked(0)];
  await here.event({ kind: 'BOOKINGS', ids });
  await there.event({ kind: 'BOOKINGS', ids });
  await there.close();
  // On whichever server it comes back, it is told of what it missed.
  const missed = [await booked(1)];
  const again = await watch(token, {
    ...pair.first,
    headers: { 'Last-Event-ID': there.lastId()! },
  });
  await again.event({ kind: 'BOOKINGS', ids: missed });
  await again.close();
  await here.close();
});

test('what began before others and is committed after them is told, then or to who comes back', async () => {
  const first = await watch(token, pair.second);
  await session.query('begin');
  await change('late');
  await pair.first.control.sql(
    `insert into hotel_changes (hotel_id, what) values ($1, '{"kind":"ROOMS","ids":["early"]}')`,
    [hotel.id],
  );
  await first.event({ ids: ['early'] });
  await first.close();
  await session.query('commit');
  const again = await watch(token, {
    ...pair.first,
    headers: { 'Last-Event-ID': first.lastId()! },
  });
  await again.event({ ids: ['late'] });
  await again.close();
});

test('streams outlive the connections to the database', async () => {
  const { event, close } = await watch(token, pair.second);
  await session.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'nghi-dau' and datname = current_database()`,
  );
  await change('after');
  await event({ ids: ['after'] });
  await close();
});

test('more than is kept for a slow reader has happened just now: the stream begins, and ends', async () => {
  const ids = Array.from({ length: 5_000 }, (_, n) => String(10_000 + n));
  await session.query(
    'insert into hotel_changes (hotel_id, what) select $1, $2 from generate_series(1, 3)',
    [hotel.id, JSON.stringify({ kind: 'ROOMS', ids })],
  );
  const { status, event, ended } = await watch(token, pair.first);
  expect(status).toBe(200);
  await event({ kind: 'ROOMS', ids });
  await ended;
});
