import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { killAll, openProcess, type DatabaseProcess } from './openProcess';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'database-'));
const migrations = path.join(folder, 'migrations');
let database: DatabaseProcess;

function addMigration(name: string, script: string): void {
  fs.writeFileSync(path.join(migrations, `${name}.sql`), script);
}

beforeAll(async () => {
  fs.mkdirSync(migrations);
  addMigration('001_entries', 'create table entries (id int8 primary key); select 1;');
  // TEST_DATABASE_URL runs the same tests against an empty PostgreSQL.
  const url = process.env.TEST_DATABASE_URL;
  database = openProcess([path.join(folder, 'data'), migrations, ...(url ? [url] : [])]);
  await database.ask('open');
}, 120_000);

afterAll(async () => {
  await killAll();
  fs.rmSync(folder, { recursive: true });
});

describe('migrations', () => {
  it('run once each, in order of their names, many statements to a file', async () => {
    expect((await database.ask('migrationState')).pending).toEqual(['001_entries']);
    await database.ask('migrate');
    addMigration(
      '002_more',
      'alter table entries add day date;\n-- a note; here\ncreate table b();',
    );
    expect((await database.ask('migrationState')).pending).toEqual(['002_more']);
    await Promise.all([database.ask('migrate'), database.ask('migrate')]);
    expect((await database.ask('migrationState')).pending).toEqual([]);
  });

  it('of a newer version are left alone by an older one, which can tell', async () => {
    const older = path.join(folder, 'older');
    fs.mkdirSync(older);
    fs.copyFileSync(path.join(migrations, '001_entries.sql'), path.join(older, '001_entries.sql'));
    await database.ask('migrate', older);
    const { pending, newer } = await database.ask('migrationState', older);
    expect([pending, newer]).toEqual([[], ['002_more']]);
  });

  it('keep nothing of a file that fails', async () => {
    const broken = path.join(folder, 'broken');
    fs.cpSync(migrations, broken, { recursive: true });
    fs.writeFileSync(path.join(broken, '003_broken.sql'), 'create table c(); select oops;');
    await expect(database.ask('migrate', broken)).rejects.toThrow('oops');
    await expect(database.ask('query', 'select * from c')).rejects.toThrow('does not exist');
  });
});

it('plans a statement once for each connection, unless it is marked', async () => {
  const planned = await database.ask('plannedStatements');
  expect(planned).toContain('select $1::int as once');
  expect(planned.filter((statement) => statement.includes('each_time'))).toEqual([]);
});

it('answers days as text, whole numbers as numbers and moments as dates', async () => {
  const { rows, types } = await database.ask(
    'query',
    `select date '2026-03-12' as day, 9007199254740991::int8 as big, count(*) as none,
       array[date '2026-03-12'] as days, array[1::int8] as bigs,
       timestamptz '2026-03-12 00:00+07' as moment`,
  );
  expect(types).toEqual([
    'String',
    'Number',
    'Number',
    'array of string',
    'array of number',
    'Date',
  ]);
  expect(rows[0]).toMatchObject({
    day: '2026-03-12',
    big: 9007199254740991,
    days: ['2026-03-12'],
    bigs: [1],
    moment: '2026-03-11T17:00:00.000Z',
  });
});

describe('transactions', () => {
  it.each([
    ['40P01', 4],
    ['40001', 4],
    ['23505', 1],
  ])('undone with %s are tried %d times in all', async (state, tries) => {
    expect(await database.ask('rateLimitOf', state)).toEqual({ tries, state });
    expect((await database.ask('query', 'select * from entries')).rows).toEqual([]);
  });
});
