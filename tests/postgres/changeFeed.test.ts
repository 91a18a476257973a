import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { killAll, openProcess } from '../db/openProcess';
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
  await killAll();
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

test('what a migration changes is in the very next answer and search of servers that run', async () => {
  const hotel = await newHotel({ name: 'Nha Cu' }, pair.first.control);
  const found = async () => {
    const { url } = pair.second;
    const { body } = await call<{ content: { id: number }[] }>(
      'GET',
      '/api/customer/hotels?text=nhamoinhat',
      { url },
    );
    return body.content.map(({ id }) => id);
  };
  expect([(await shown(hotel)).name, await found()]).toEqual(['Nha Cu', []]);

  const migrations = await mkdtemp(path.join(tmpdir(), 'nghi-dau-feed-'));
  await cp('server/db/migrations', migrations, { recursive: true });
  await writeFile(
    path.join(migrations, '998_names.batches.sql'),
    `-- batches over hotels h
     update hotels h set name = 'Nha Moi', search_text = ' nhamoinhat' where :batch and h.id = ${hotel.id};`,
  );
  const url = databaseUrl(postgresOfProject()!, pair.first.dataDir);
  const newer = openProcess([path.join(migrations, 'data'), migrations, url]);
  await newer.ask('open');
  await newer.ask('migrate');
  expect([(await shown(hotel)).name, await found()]).toEqual(['Nha Moi', [hotel.id]]);
  await rm(migrations, { recursive: true });
});
