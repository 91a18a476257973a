import { readdirSync, readFileSync } from 'node:fs';
import { CONCURRENT_INDEX, statementsOf } from '../../server/db/concurrentIndexes';
import { BATCH, OVER } from '../../server/db/migrationBatches';
import { kindOf } from '../../server/db/migrationFiles';
import { violationsOfMigration } from '../support/migrationRules';

const folder = 'server/db/migrations';
/** What a file that has been run does all the same, and why it was let. */
const excepted: Record<string, string> = {
  '026_undone_acts.sql: a constraint is checked on every row: booking_changes':
    'The table keeps a day of changes and no more: it is checked in no time.',
};
/** From when nobody was served meanwhile. No other is excused. */
const EXCUSED = /^0(0\d|1[0-3])_/;

/** What a file does to tables that it has not made itself, or what its name does not allow. */
async function errorsOf(script: string, name = '016_new'): Promise<string[]> {
  const kind = kindOf(name);
  if (kind === 'concurrently') {
    const others = statementsOf(script).filter((statement) => !CONCURRENT_INDEX.test(statement));
    return others.map((statement) => `not an index that is built concurrently: ${statement}`);
  }
  if (kind === 'batches') {
    const whole = statementsOf(script).filter((statement) => statement.search(BATCH) < 0);
    return [
      ...(OVER.test(script) ? [] : ['it does not say over which table it goes']),
      ...whole.map((statement) => `all rows change at once: ${statement}`),
    ];
  }
  return violationsOfMigration(script.replaceAll(':batch', 'true'));
}

const files = readdirSync(folder).filter((file) => file.endsWith('.sql') && !EXCUSED.test(file));

it('migrations keep the site open', async () => {
  expect(files.length).toBeGreaterThan(0);
  const errors = await Promise.all(
    files.map((file) =>
      errorsOf(readFileSync(`${folder}/${file}`, 'utf8'), file.replace(/\.sql$/, '')),
    ),
  );
  const found = errors.flatMap((all, index) => all.map((error) => `${files[index]}: ${error}`));
  expect(found).toEqual(Object.keys(excepted));
});

it('no two migrations have the same number', () => {
  const numbers = readdirSync(folder).map((file) => file.slice(0, 3));
  expect(numbers).toEqual([...new Set(numbers)]);
});

it.each([
  ['create index rooms_new on rooms (id);', 'an index is built while nobody can write: rooms'],
  ['create unique index a on rooms (id);', 'an index is built while nobody can write: rooms'],
  ['alter table rooms alter column price type bigint;', 'a column changes its type: rooms'],
  [
    'alter table rooms alter column price set not null;',
    'a column must not be null from now on: rooms',
  ],
  [
    'alter table rooms add column size int not null;',
    'a new column has no value for the version before: rooms',
  ],
  ['alter table rooms add check (beds > 0);', 'a constraint is checked on every row: rooms'],
  ['alter table rooms drop column beds;', 'something is renamed or dropped: rooms'],
  ['drop table rooms;', 'a table is dropped: rooms'],
  ['lock table rooms;', 'a table is locked: rooms'],
  ['select 1; update rooms set beds = 1;', 'all rows change at once: rooms'],
  ['truncate rooms;', 'all rows change at once: rooms'],
  [
    'with gone as (delete from rooms returning id) insert into old_rooms select id from gone;',
    'all rows change at once: rooms',
  ],
  [
    'create table a (id int8); with b as (update rooms set beds = 1 returning id) insert into a select id from b;',
    'all rows change at once: rooms',
  ],
  [
    'alter table rooms add column size int check (size > 0);',
    'a constraint is checked on every row: rooms',
  ],
  [
    'alter table rooms add column owner_id int8 references users (id);',
    'a constraint is checked on every row: rooms',
  ],
  ['alter table rooms add column size int unique;', 'a constraint is checked on every row: rooms'],
  ['alter table rooms add unique (beds);', 'a constraint is checked on every row: rooms'],
  [
    'alter table rooms add column key uuid default gen_random_uuid();',
    'every row is written anew: rooms',
  ],
  ['alter table rooms add column n bigserial;', 'every row is written anew: rooms'],
  [
    'alter table rooms add column n int generated always as (beds * 2) stored;',
    'every row is written anew: rooms',
  ],
  ['alter table rooms rename column beds to places;', 'something is renamed or dropped: rooms'],
  ["do $$ begin execute 'drop table rooms'; end $$;", 'nobody can read what it does: do'],
])('%s is refused', async (script, error) => {
  expect(await errorsOf(script)).toEqual([error]);
});

it.each([
  'create table a (id int8 primary key); create index a_id on a (id);',
  "alter table rooms add column size int not null default 1, add column note text not null default '';",
  'alter table rooms add constraint beds_some check (beds > 0) not valid;',
  'alter table rooms add column size int; -- update rooms set size = 1;',
  'alter table rooms add column seen_at timestamptz not null default now();',
  'alter table rooms validate constraint beds_some;',
  'create table a (id int8 references rooms (id), size int check (size > 0));',
])('%s is not', async (script) => {
  expect(await errorsOf(script)).toEqual([]);
});

const index = 'create index concurrently if not exists rooms_new on rooms (id);';
const backfill = '-- batches over rooms r\nupdate rooms r set beds = 1 where :batch;';

it.each([
  ['016_new', index, 'an index is built while nobody can write: rooms'],
  [
    '016_new.concurrently',
    'create index rooms_new on rooms (id);',
    'not an index that is built concurrently: create index rooms_new on rooms (id)',
  ],
  // A second try would be refused by what the first one has left.
  [
    '016_new.concurrently',
    'create index concurrently rooms_new on rooms (id);',
    'not an index that is built concurrently: create index concurrently rooms_new on rooms (id)',
  ],
  [
    '016_new.concurrently',
    `${index} update rooms set beds = 1`,
    'not an index that is built concurrently: update rooms set beds = 1',
  ],
  ['016_new', backfill, 'all rows change at once: rooms'],
  [
    '016_new.batches',
    `${backfill} update rooms set beds = 1`,
    'all rows change at once: update rooms set beds = 1',
  ],
  [
    '016_new.batches',
    'update rooms set beds = 1 where :batch;',
    'it does not say over which table it goes',
  ],
])('in %s, %s is refused', async (name, script, error) => {
  expect(await errorsOf(script, name)).toEqual([error]);
});

it.each([
  ['016_new.concurrently', `-- Rooms are looked for by it.\n${index}\n${index}`],
  ['016_new.batches', `${backfill} insert into rooms select 1 from rooms r where :batch`],
])('in %s, %s is not', async (name, script) => {
  expect(await errorsOf(script, name)).toEqual([]);
});
