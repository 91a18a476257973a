import fastify from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { addDays, vietnamToday } from '../../domain/stay';
import { buildApp } from '../../server/app';
import { systemClock } from '../../server/clock';
import { tokenFor } from '../../server/contract/access';
import { openDatabase, type Db } from '../../server/db/db';
import { migrate } from '../../server/db/migrate';
import { hotelCount, hotelPage } from '../../server/hotels/queries';
import { freeRooms } from '../../server/rooms/queries';
import { readSettings } from '../../server/settings';
import { fill, type Scale } from './scale';
import { timed, type Timing } from './timing';

const TIMES = 200;
const log = pino({ level: 'error' });

/** Counts the statements that go to the database. */
class Counting implements KyselyPlugin {
  statements = 0;
  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
    this.statements += 1;
    return node;
  };
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

/** Times and statements of list, search and booking, beside bare routes with the same SQL. */
export async function benchOperations(scale: Scale): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nghi-dau-bench-'));
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'error', ...databaseOfBench() });
  const database = await openDatabase({ ...settings, log });
  const counting = new Counting();
  const db = database.db.withPlugin(counting);
  try {
    await migrate(database.db);
    await fill(database.db, scale);
    const app = await buildApp({ db, clock: systemClock, settings, log, mailQueued: () => {} });
    const bare = bareRoutes(database.db);
    await Promise.all([app.listen({ port: 0 }), bare.listen({ port: 0 })]);
    const token = await tokenFor({ id: 1, tokenVersion: 0 }, { ...settings, clock: systemClock });
    const ours = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const theirs = `http://127.0.0.1:${(bare.server.address() as AddressInfo).port}`;
    console.log(`\n${database.engine}: ${JSON.stringify(scale)}`);
    await compare(
      'list',
      counting,
      (i) => get(`${ours}/api/customer/hotels?page=${i % 20}`),
      (i) => get(`${theirs}/list?page=${i % 20}`),
    );
    await compare(
      'search',
      counting,
      (i) => get(ours + searchPath(i, scale)),
      (i) => get(`${theirs}/search?hotel=${1 + (i % scale.hotels)}`),
    );
    const room = await firstRoom(ours, scale);
    await compare('booking', counting, (i) => bookOne(ours, token, room, i));
    await app.close();
    await bare.close();
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function databaseOfBench(): Record<string, string> {
  const url = process.env['DATABASE_URL'];
  return url ? { DATABASE_URL: url, JWT_SECRET: 'only-for-the-benchmark-on-this-machine' } : {};
}

const freeDays = (days: number) => addDays(vietnamToday(new Date()), 100 + days);

function searchPath(i: number, { hotels }: Scale): string {
  const days = `checkIn=${freeDays(0)}&checkOut=${freeDays(2)}`;
  return `/api/customer/hotels/${1 + (i % hotels)}/search-rooms?${days}&adults=2`;
}

/** What the same SQL costs without contract, checks and answer filters. */
function bareRoutes(db: Db) {
  const app = fastify();
  app.get<{ Querystring: { page: string } }>('/list', async ({ query }) => {
    const page = { page: Number(query.page), size: 10, today: vietnamToday(new Date()) };
    return { content: await hotelPage(db, {}, page), totalElements: await hotelCount(db, {}) };
  });
  app.get<{ Querystring: { hotel: string } }>('/search', async ({ query }) => {
    const days = { checkIn: freeDays(0), checkOut: freeDays(2) };
    return freeRooms(db, Number(query.hotel), { ...days, adults: 2, children: 0, bedType: '' });
  });
  return app;
}

async function compare(
  name: string,
  counting: Counting,
  ours: (i: number) => Promise<unknown>,
  bare?: (i: number) => Promise<unknown>,
): Promise<void> {
  counting.statements = 0;
  const own = await timed(TIMES, ours);
  const statements = counting.statements / (TIMES * 1.1);
  const other = bare && (await timed(TIMES, bare));
  console.log(line(name, own, statements, other));
}

function line(name: string, own: Timing, statements: number, bare: Timing | undefined): string {
  const ratio = bare ? `, ${(own.perSecond / bare.perSecond).toFixed(2)} of a bare route` : '';
  const times = `p50 ${own.p50.toFixed(2)} ms, p95 ${own.p95.toFixed(2)} ms`;
  return `  ${name.padEnd(8)} ${times}, ${statements.toFixed(1)} statements${ratio}`;
}

async function get(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await answer.arrayBuffer();
}

interface BenchRoom {
  id: number;
  hotelId: number;
  price: number;
}

async function firstRoom(url: string, scale: Scale): Promise<BenchRoom> {
  const [room] = (await (await fetch(url + searchPath(0, scale))).json()) as BenchRoom[];
  if (!room) throw new Error('Nothing is free.');
  return room;
}

/** Books another night of the same room each time. */
async function bookOne(url: string, token: string, room: BenchRoom, i: number): Promise<void> {
  const stay = { checkInDate: freeDays(10 + i), checkOutDate: freeDays(11 + i) };
  const answer = await fetch(`${url}/api/customer/bookings/create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      hotelId: room.hotelId,
      ...stay,
      totalPrice: room.price,
      paymentMethod: { id: 1, type: 'CASH' },
      status: 'PENDING',
      rooms: [{ id: room.id, price: room.price }],
    }),
  });
  if (answer.status !== 201) throw new Error(`booking answered ${answer.status}`);
}
