import { readdirSync, readFileSync } from 'node:fs';

const folder = 'server/db/migrations';
/** From when nobody was served meanwhile. No other is excused. */
const EXCUSED = /^0(0\d|1[0-3])_/;

/** What keeps others from a table while it looks at all its rows, or breaks the version that still runs. */
const rules: [name: string, statement: RegExp][] = [
  // Nor concurrently: all files run in one transaction, in which that cannot be.
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

/** What a file does to tables that it has not made itself. */
function errorsOf(script: string): string[] {
  const text = script.replace(/--.*$/gm, '');
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
  const found = files.map((file) => [file, errorsOf(readFileSync(`${folder}/${file}`, 'utf8'))]);
  expect(found).toEqual(files.map((file) => [file, []]));
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
