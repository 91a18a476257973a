import pg from 'pg';
import { call } from '../support/client';
import { newHotel, type TestHotel } from '../support/hotels';
import { startPair, type ServerPair } from '../support/server/serverPair';
import { databaseUrl, postgresOfProject } from '../support/server/postgres';

let pair: ServerPair;
let session: pg.Client;

beforeAll(async () => {
  pair = await startPair();
  session = new pg.Client({
    connectionString: databaseUrl(postgresOfProject()!, pair.first.dataDir),
  });
  await session.connect();
}, 120_000);
afterAll(async () => {
  await session.end();
  await pair.stop();
});

async function shown({ id }: TestHotel, { url } = pair.second) {
  const { headers, body } = await call<{ name: string }>('GET', `/api/customer/hotels/${id}`, {
    url,
  });
  return { name: body.name, sign: headers.get('ETag') };
}

test('what one server stores is in the very next answer of the other', async () => {
  const hotel = await newHotel({}, pair.first.control);
  for (const name of ['Một', 'Hai', 'Ba']) {
    await shown(hotel);
    await pair.first.control.sql('update hotels set name = $2 where id = $1', [hotel.id, name]);
    expect((await shown(hotel)).name).toBe(name);
  }
});

test('a change that began before others and is committed after them is seen', async () => {
  const hotel = await newHotel({ name: 'Trước' }, pair.first.control);
  const other = await newHotel({}, pair.first.control);
  const before = await shown(hotel);
  await session.query('begin');
  await session.query('insert into hotel_changes (hotel_id) values ($1)', [hotel.id]);
  await session.query(`update hotels set name = 'Sau' where id = $1`, [hotel.id]);
  await pair.first.control.sql(`update hotels set name = 'Khác' where id = $1`, [other.id]);
  expect((await shown(other)).name).toBe('Khác');
  expect(await shown(hotel)).toEqual(before);
  await session.query('commit');
  expect((await shown(hotel)).name).toBe('Sau');
});

test('what was undone is no change', async () => {
  const hotel = await newHotel({}, pair.first.control);
  const before = await shown(hotel);
  await session.query('begin');
  await session.query('insert into hotel_changes (hotel_id) values (null)');
  await session.query('rollback');
  expect(await shown(hotel)).toEqual(before);
});
