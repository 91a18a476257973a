import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { addDays, vietnamToday } from '../../domain/stays/stay';
import type { Db } from '../../server/db/db';
import { stayTerms } from '../../server/hotels/queries';
import { searchInDatabase } from '../../server/hotels/search/searchHotels';
import { freeRooms } from '../../server/rooms/queries';
import { another, citySearches } from './citySearch';
import { compare, get, withProduct, type Bench } from './harness';
import { fill, type Scale } from './scale';

const CITY_SEARCH_MS = 20;
const ROOM_SEARCH_MS = 2;
const BOOKING_MS = 10;
const MIN_PACE = 0.6;
/** Of a health check's pace, for the search of a city among so many hotels. */
const CITY_SHARE = { ratio: 0.1, hotels: 2000 };

/** Times and statements of list, search and booking, beside bare routes with the same SQL. */
export function benchOperations(scale: Scale): Promise<void> {
  return withProduct(
    (db) => fill(db, scale),
    (bench) => measure(bench, scale),
  );
}

async function measure({ url, db, engine, counting, tokenOf }: Bench, scale: Scale) {
  const bare = bareRoutes(db);
  await bare.listen({ port: 0 });
  const theirs = `http://127.0.0.1:${(bare.server.address() as AddressInfo).port}`;
  // Times are promised for the embedded database, the pace for a PostgreSQL beside the server, if there is a bare route.
  const within = (ms: number) => (engine === 'embedded' ? { ms } : { ratio: MIN_PACE });
  const ratio = scale.hotels >= CITY_SHARE.hotels ? CITY_SHARE.ratio : 0;
  const health = () => get(`${url}/health/live`);
  console.log(`\n${engine}: ${JSON.stringify(scale)}`);
  await compare(
    'list',
    counting,
    (i) => get(`${url}/api/customer/hotels?page=${i % 20}&minPrice=${i}`),
    {
      ...within(CITY_SEARCH_MS),
      bare: (i) => get(`${theirs}/list?page=${i % 20}&minPrice=${i}`),
    },
  );
  await compare('search', counting, (i) => get(url + searchPath(i, scale)), {
    ...within(ROOM_SEARCH_MS),
    bare: (i) => get(`${theirs}/search?hotel=${1 + (i % scale.hotels)}`),
  });
  for (const [name, query] of Object.entries(citySearches)) {
    const limit = name === 'city' || name === 'filtered' ? { ms: CITY_SEARCH_MS } : {};
    await compare(
      name,
      counting,
      (i) => get(`${url}/api/customer/hotels?${another(query(i), i)}`),
      {
        ...limit,
        ...(name === 'city' && { bare: health, named: 'a health check', ratio }),
      },
    );
  }
  await compare('similar', counting, (i) =>
    get(`${url}/api/customer/hotels/${1 + (i % scale.hotels)}/similar`),
  );
  const room = await firstRoom(url, scale);
  const token = await tokenOf(1);
  const booking = (i: number) => bookOne(url, token, room, i);
  await compare('booking', counting, booking, { ms: BOOKING_MS });
  await bare.close();
}

const freeDays = (days: number) => addDays(vietnamToday(new Date()), 100 + days);

/** Another one each time: answers are remembered. */
function searchPath(i: number, { hotels }: Scale): string {
  const start = Math.floor(i / hotels);
  const days = `checkIn=${freeDays(start)}&checkOut=${freeDays(start + 2)}`;
  return `/api/customer/hotels/${1 + (i % hotels)}/search-rooms?${days}&adults=2`;
}

/** What the same SQL costs without contract, checks and answer filters. */
function bareRoutes(db: Db) {
  const app = fastify();
  app.get<{ Querystring: { page: string; minPrice: string } }>('/list', async ({ query }) => {
    const page = { page: Number(query.page), size: 10, now: new Date() };
    return searchInDatabase(db, { minPrice: Number(query.minPrice) }, page);
  });
  app.get<{ Querystring: { hotel: string } }>('/search', async ({ query }) => {
    const days = { checkIn: freeDays(0), checkOut: freeDays(2) };
    await stayTerms(db, Number(query.hotel), new Date());
    return freeRooms(db, Number(query.hotel), { ...days, adults: 2, children: 0, bedType: '' });
  });
  return app;
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
