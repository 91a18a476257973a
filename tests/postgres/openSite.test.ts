import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { killAll, openProcess, type DatabaseProcess } from '../db/openProcess';
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  postgresOfProject,
} from '../support/server/postgres';

/** A migration that changes a large table and builds an index on it, while people write. */
const postgres = postgresOfProject()!;
const ROWS = 5_300;
let folder: string;
let migrations: string;
let url: string;
let admin: pg.Client;
const sessions: pg.Client[] = [];

const session = async () => {
  const client = new pg.Client({ connectionString: url });
  // The test kills some from outside.
  client.on('error', () => undefined);
  await client.connect();
  sessions.push(client);
  return client;
};

let servers = 0;
async function openServer(): Promise<DatabaseProcess> {
  const server = openProcess([path.join(folder, `data-${(servers += 1)}`), migrations, url]);
  await server.ask('open');
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nghi-dau-open-site-'));
  migrations = path.join(folder, 'migrations');
  await mkdir(migrations);
  await createDatabase(postgres, folder, 'template0');
  url = databaseUrl(postgres, folder);
  admin = await session();
  await writeFile(
    path.join(migrations, '001_entries.sql'),
    `create table entries (id int8 primary key, times int not null default 0);
     insert into entries select n from generate_series(1, ${ROWS}) n;`,
  );
  await (await openServer()).ask('migrate');
}, 60_000);
afterAll(async () => {
  await killAll();
  await Promise.all(sessions.map((client) => client.end()));
  await dropDatabase(postgres, folder);
  await rm(folder, { recursive: true });
});

/** Looks until the statement finds a row. */
async function until(statement: string, values: unknown[] = []): Promise<{ pid: number }> {
  for (;;) {
    const { rows } = await admin.query<{ pid: number }>(statement, values);
    if (rows[0]) return rows[0];
  }
}

const WAITING = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`;

/** Kills a server in the middle of a statement, and the statement with it, as when its machine dies. */
async function killIn(statement: string, server: DatabaseProcess): Promise<void> {
  const { pid } = await until(WAITING, [statement]);
  await server.kill();
  await admin.query('select pg_terminate_backend($1)', [pid]);
  await until('select 1 where not exists (select from pg_stat_activity where pid = $1)', [pid]);
}

test('is taken up where a killed server has left it, by two servers that start at once', async () => {
  await writeFile(
    path.join(migrations, '002_times.batches.sql'),
    '-- batches over entries\nupdate entries set times = times + 1 where :batch;',
  );
  await writeFile(
    path.join(migrations, '003_index.concurrently.sql'),
    'create index concurrently if not exists entries_times on entries (times);',
  );
  // Somebody keeps a row of the fourth batch.
  const user = await session();
  await user.query('begin');
  await user.query('select 1 from entries where id = 3500 for update');
  const first = await openServer();
  const migrated = first.ask('migrate').catch((error: unknown) => error);
  await killIn('%update entries%', first);
  expect(String(await migrated)).toContain('The process died');
  expect((await admin.query('select sum(times)::int as times from entries')).rows).toEqual([
    { times: 3_000 },
  ]);

  await user.query('commit');
  const [second, third] = await Promise.all([openServer(), openServer()]);
  await Promise.all([second.ask('migrate'), third.ask('migrate')]);
  expect(
    (await admin.query('select times, count(*)::int from entries group by times')).rows,
  ).toEqual([{ times: 1, count: ROWS }]);
  expect((await third.ask('migrationState')).pending).toEqual([]);
});

test('an index whose building was killed is built again, and nobody waits for it', async () => {
  await writeFile(
    path.join(migrations, '004_index.concurrently.sql'),
    'create index concurrently if not exists entries_other on entries (times, id);',
  );
  // It has written, so that the building waits for its end.
  const user = await session();
  await user.query('begin');
  await user.query('insert into entries (id) values (-1)');
  const first = await openServer();
  const migrated = first.ask('migrate').catch((error: unknown) => error);
  await killIn('%create index concurrently%', first);
  expect(String(await migrated)).toContain('The process died');
  const STATE = `select indisvalid from pg_index where indexrelid = 'entries_other'::regclass`;
  expect((await admin.query(STATE)).rows).toEqual([{ indisvalid: false }]);

  const [second, third] = await Promise.all([openServer(), openServer()]);
  const both = Promise.all([second.ask('migrate'), third.ask('migrate')]);
  await until(WAITING, ['%index concurrently%']);
  const writer = await session();
  await writer.query(`set lock_timeout = '10s'`);
  await writer.query('insert into entries (id) values (-2)');
  expect((await writer.query('delete from entries where id = -2')).rowCount).toBe(1);
  await user.query('commit');
  await both;
  expect((await admin.query(STATE)).rows).toEqual([{ indisvalid: true }]);
  expect((await second.ask('migrationState')).pending).toEqual([]);
});
