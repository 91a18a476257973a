import { Kysely, sql } from 'kysely';
import type pg from 'pg';
import { ownChangeFeed } from '../../server/db/changeFeed';
import {
  ChangeRecordingDialect,
  recordHiddenChange,
  recordHotelChange,
} from '../../server/db/changeRecording';
import { newHotel } from '../support/hotels';
import { call } from '../support/client';
import { startServer } from '../support/server/server';

/** A database that stores nothing and answers what was recorded, with all that was told of it. */
function setUp({ commit = async () => {} }: { commit?: () => Promise<void> } = {}) {
  const feed = ownChangeFeed();
  const told: [number | null, boolean][] = [];
  feed.listen(({ hotelId, isShown }) => told.push([hotelId, isShown]));
  const query = async (text: string, values: readonly unknown[]) => {
    if (text === 'commit') await commit();
    const isRecord = text.includes('hotel_changes');
    const isShown = !text.includes('hidden');
    return { rows: isRecord ? [{ hotelId: values[0] ?? null, what: null, isShown }] : [] };
  };
  const client = { query, release: () => undefined };
  const pool = { connect: async () => client, end: async () => undefined } as unknown as pg.Pool;
  const dialect = new ChangeRecordingDialect({ pool }, (changes) => changes.forEach(feed.tell));
  const db = new Kysely<unknown>({ dialect });
  return { db, told };
}

const changeName = sql`update hotels set name = 'Sau' where id = 7`;
const changeBooking = sql`update bookings set notes = '' where hotel_id = 7`;
const any = [null, true];

test('a transaction tells of its hotels when it is committed, and not before', async () => {
  const { db, told } = setUp();
  await db.transaction().execute(async (tx) => {
    await changeName.execute(tx);
    await recordHotelChange(tx, 7, { kind: 'HOTEL' });
    expect(told).toEqual([]);
  });
  expect(told).toEqual([[7, true]]);
});

test('a change of which nobody says where it was is one of any hotel', async () => {
  const { db, told } = setUp();
  await changeName.execute(db);
  await db.transaction().execute((tx) => changeName.execute(tx));
  await sql`insert into hotel_changes (hotel_id) values (7)`.execute(db);
  expect(told).toEqual([any, any, any]);
});

test('what only the owner sees is told as that, and as one of any hotel where nobody says which', async () => {
  const { db, told } = setUp();
  await db.transaction().execute(async (tx) => {
    await changeBooking.execute(tx);
    await recordHiddenChange(tx, 7, { kind: 'BOOKINGS' });
  });
  await changeBooking.execute(db);
  expect(told).toEqual([
    [7, false],
    [null, false],
  ]);
});

test('who says of a change that travellers see nothing of it is not believed', async () => {
  const { db, told } = setUp();
  await db.transaction().execute(async (tx) => {
    await changeName.execute(tx);
    await recordHiddenChange(tx, 7, { kind: 'BOOKINGS' });
  });
  expect(told).toEqual([[7, false], any]);
});

test('what was undone is no change', async () => {
  const { db, told } = setUp();
  const work = db.transaction().execute(async (tx) => {
    await changeName.execute(tx);
    await recordHotelChange(tx, 7, { kind: 'HOTEL' });
    throw new Error('undone');
  });
  await expect(work).rejects.toThrow('undone');
  expect(told).toEqual([]);
  await sql`select 1`.execute(db);
  expect(told).toEqual([]);
});

test('a commit that had no answer may have been one', async () => {
  const commit = () => Promise.reject(new Error('the connection broke'));
  const { db, told } = setUp({ commit });
  await expect(changeName.execute(db)).rejects.toThrow('the connection broke');
  expect(told).toEqual([any]);
});

test('on the embedded engine what is remembered waits for no statement', async () => {
  const server = await startServer();
  try {
    const { url, control } = server;
    const hotel = await newHotel({}, control);
    const list = () => call('GET', '/api/customer/hotels', { url });
    const page = () => call('GET', `/api/customer/hotels/${hotel.id}`, { url });
    const before = [await list(), await page()];
    await control.holdAfter(0);
    const waiting = call('GET', '/health/ready', { url }).catch(() => undefined);
    await control.held();
    const after = [await list(), await page()];
    expect(after.map(({ status, body }) => [status, body])).toEqual(
      before.map(({ status, body }) => [status, body]),
    );
    await server.kill();
    await waiting;
  } finally {
    await server.stop();
  }
});
