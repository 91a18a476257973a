import { readdirSync, readFileSync } from 'node:fs';
import { CONCURRENT_INDEX, statementsOf } from '../../server/db/concurrentIndexes';
import { BATCH, OVER } from '../../server/db/migrationBatches';
import { kindOf } from '../../server/db/migrationFiles';

const folder = 'server/db/migrations';
/** From when nobody was served meanwhile. No other is excused. */
const EXCUSED = /^0(0\d|1[0-3])_/;

/** What keeps others from a table while it looks at all its rows, or breaks the version that still runs. */
const rules: [name: string, statement: RegExp][] = [
  // Concurrently it cannot be built in a transaction: that is for a file `.concurrently.sql`.
  ['an index is built while nobody can write', /create (?:unique )?index [^;]*? on (\w+)/gi],
  ['a column changes its type', /alter table (\w+)[^;]*alter column \w+ (?:set data )?type/gi],
  ['a column must not be null from now on', /alter table (\w+)[^;]*set not null/gi],
  [
    'a new column has no value for the version before',
    /alter table (\w+)[^;]*add (?:column )?\w+ [^;,]*not null(?![^;,]*default)(?![^;,]*generated)/gi,
  ],
  [
    'a constraint is checked on every row',
    /alter table (\w+)[^;]*add (?:constraint \w+ )?(?:check|foreign key|unique|primary key)(?![^;]*not valid)/gi,
  ],
  ['something is renamed or dropped', /alter table (\w+)[^;]*(?:rename|drop column)/gi],
  ['a table is dropped', /drop table (?:if exists )?(\w+)/gi],
  ['a table is locked', /lock table (\w+)/gi],
  ['all rows change at once', /(?:^|;)\s*(?:update|delete from) (\w+)/gi],
];

/** What a file does to tables that it has not made itself, or what its name does not allow. */
function errorsOf(script: string, name = '016_new'): string[] {
  const text = script.replace(/--.*$/gm, '');
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
  const own = new Set(
    [...text.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, t]) => t),
  );
  return rules.flatMap(([name, statement]) =>
    [...text.matchAll(statement)].filter(([, t]) => !own.has(t)).map(([, t]) => `${name}: ${t}`),
  );
}

const files = readdirSync(folder).filter((file) => file.endsWith('.sql') && !EXCUSED.test(file));

it('migrations keep the site open', () => {
  expect(files.length).toBeGreaterThan(0);
  const found = files.map((file) => [
    file,
    errorsOf(readFileSync(`${folder}/${file}`, 'utf8'), file.replace(/\.sql$/, '')),
  ]);
  expect(found).toEqual(files.map((file) => [file, []]));
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
])('%s is refused', (script, error) => {
  expect(errorsOf(script)).toEqual([error]);
});

it.each([
  'create table a (id int8 primary key); create index a_id on a (id);',
  "alter table rooms add column size int not null default 1, add column note text not null default '';",
  'alter table rooms add constraint beds_some check (beds > 0) not valid;',
  'alter table rooms add column size int; -- update rooms set size = 1;',
])('%s is not', (script) => {
  expect(errorsOf(script)).toEqual([]);
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
])('in %s, %s is refused', (name, script, error) => {
  expect(errorsOf(script, name)).toEqual([error]);
});

it.each([
  ['016_new.concurrently', `-- Rooms are looked for by it.\n${index}\n${index}`],
  ['016_new.batches', `${backfill} insert into rooms select 1 from rooms r where :batch`],
])('in %s, %s is not', (name, script) => {
  expect(errorsOf(script, name)).toEqual([]);
});
