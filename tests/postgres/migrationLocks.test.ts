import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { killAll, openProcess } from '../db/openProcess';
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  postgresOfProject,
} from '../support/server/postgres';

const postgres = postgresOfProject()!;
let folder: string;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nghi-dau-migrations-'));
  await createDatabase(postgres, folder, 'template0');
  url = databaseUrl(postgres, folder);
});
afterAll(async () => {
  await killAll();
  await dropDatabase(postgres, folder);
  await rm(folder, { recursive: true });
});

const session = async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

test('a migration that waits for a table lets others have it, and comes back', async () => {
  const migrations = path.join(folder, 'migrations');
  await mkdir(migrations);
  await writeFile(path.join(migrations, '001_entries.sql'), 'create table entries (id int8);');
  const server = openProcess([path.join(folder, 'data'), migrations, url]);
  await server.ask('open');
  await server.ask('migrate');
  const [user, reader, watcher] = await Promise.all([session(), session(), session()]);
  await user.query('begin');
  await user.query('select 1 from entries');

  await writeFile(path.join(migrations, '002_day.sql'), 'alter table entries add column day date;');
  const migrated = server.ask('migrate');
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await watcher.query(waiting)).rowCount === 0);
  // It stands in the queue behind the migration, which gives up its place.
  expect((await reader.query('select 1 from entries')).rowCount).toBe(0);
  await user.query('commit');
  await migrated;
  expect((await server.ask('migrationState')).pending).toEqual([]);
  await Promise.all([user, reader, watcher].map((client) => client.end()));
}, 60_000);
