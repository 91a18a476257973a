import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  postgresOfProject,
} from '../support/server/postgres';
import { killAll, openProcess, type DatabaseProcess } from './openProcess';

/** Migrations that take long, and are not run in one transaction: by piece, or beside whoever writes. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'open-site-'));
const migrations = path.join(folder, 'migrations');
const postgres = postgresOfProject();
let database: DatabaseProcess;

const ask = async (text: string) => (await database.ask('query', text)).rows;

function addMigration(name: string, script: string): void {
  fs.writeFileSync(path.join(migrations, `${name}.sql`), script);
}

/** More than two batches, and not a multiple of one. */
const ROWS = 2_700;

beforeAll(async () => {
  fs.mkdirSync(migrations);
  const url = postgres && databaseUrl(postgres, folder);
  if (postgres) await createDatabase(postgres, folder, 'template0');
  database = openProcess([path.join(folder, 'data'), migrations, ...(url ? [url] : [])]);
  await database.ask('open');
  addMigration(
    '001_rooms',
    `create table rooms (hotel_id int8, "number" text, times int not null default 0,
       small int check (small < 9), primary key ("number", hotel_id));
     create table hotel_changes (hotel_id int8);
     insert into rooms select n, 'it''s $& $'' ' || n % 7 from generate_series(1, ${ROWS}) n;`,
  );
  await database.ask('migrate');
}, 120_000);

afterAll(async () => {
  await killAll();
  if (postgres) await dropDatabase(postgres, folder);
  fs.rmSync(folder, { recursive: true });
});

const changes = async () => (await ask('select hotel_id from hotel_changes')).length;

test('a batch that fails keeps those before it, and each row has its turn once', async () => {
  await ask(`update rooms set small = 8 where hotel_id = 3`);
  addMigration(
    '002_times.batches',
    `-- batches over rooms r
     update rooms r set times = r.times + 1, small = r.small + 1 where :batch;
     insert into hotel_changes select r.hotel_id from rooms r where :batch and r.hotel_id = 3;`,
  );
  await expect(database.ask('migrate')).rejects.toThrow('rooms_small_check');
  expect((await database.ask('migrationState')).pending).toEqual(['002_times.batches']);
  const [before] = await ask('select sum(times)::int as times from rooms');
  expect(before!.times).toBe(1_000);

  await ask(`update rooms set small = 0 where hotel_id = 3`);
  const told = await changes();
  await database.ask('migrate');
  expect((await database.ask('migrationState')).pending).toEqual([]);
  expect(await ask('select times, count(*)::int from rooms group by times')).toEqual([
    { times: 1, count: ROWS },
  ]);
  expect(await ask('select small from rooms where hotel_id = 3')).toEqual([{ small: 1 }]);
  // One of the migration's own, and one that says that any hotel may have changed.
  expect(await changes()).toBe(told + 2);
  expect(await ask(`select to_regclass('migration_progress')::text as table`)).toEqual([
    { table: null },
  ]);
});

test('an index is built outside of a transaction, and again when an attempt has failed', async () => {
  addMigration(
    '003_numbers.concurrently',
    'create unique index concurrently if not exists rooms_numbers on rooms ("number");',
  );
  // What comes after it waits for it.
  addMigration(
    '004_day',
    `alter table rooms add column day date;
     create table while_waiting as select current_setting('lock_timeout') as longest;`,
  );
  addMigration('005_note', 'alter table rooms add column note text;');
  await expect(database.ask('migrate')).rejects.toThrow('could not create unique index');
  expect((await database.ask('migrationState')).pending).toEqual([
    '003_numbers.concurrently',
    '004_day',
    '005_note',
  ]);

  await ask(`update rooms set "number" = hotel_id::text`);
  const told = await changes();
  await database.ask('migrate');
  expect((await database.ask('migrationState')).pending).toEqual([]);
  expect(
    await ask(`select indisvalid, indisunique from pg_index
      where indexrelid = 'rooms_numbers'::regclass`),
  ).toEqual([{ indisvalid: true, indisunique: true }]);
  // An index may wait for as long as it takes; those after it hold up whoever comes next.
  expect(await ask('select longest from while_waiting')).toEqual([{ longest: '2s' }]);
  // No hotel is shown otherwise than before.
  expect(await changes()).toBe(told);
});

test.each([
  ['drop.concurrently', 'drop table rooms;', 'Only indexes are built concurrently'],
  ['over.batches', 'update rooms set times = 0 where :batch;', 'The first line has to say'],
])('%s is refused with %s', async (name, script, message) => {
  addMigration(`006_${name}`, script);
  await expect(database.ask('migrate')).rejects.toThrow(message);
  fs.rmSync(path.join(migrations, `006_${name}.sql`));
  expect(await ask('select 1 as one from rooms limit 1')).toEqual([{ one: 1 }]);
});

test('what changes data tells those who remember it, what does not stays silent', async () => {
  const told = await changes();
  addMigration('007_room', `update rooms set times = 2 where hotel_id = 1;`);
  addMigration('008_room', `alter table rooms add column size int;`);
  await database.ask('migrate');
  expect(await changes()).toBe(told + 1);
});
