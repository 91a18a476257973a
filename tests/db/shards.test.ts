import { placements } from '../../server/db/shards/plan';
import { sharedServer } from '../support/server/serverControl';

const { sql } = sharedServer();

test('the plan says of every table where its rows lie', async () => {
  const tables = await sql<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(placements).sort());
});

/** What nobody may have twice, unless the plan makes the key wider. */
async function uniqueKeys(): Promise<{ table: string; columns: string[]; primary: boolean }[]> {
  return sql(
    `select i.indrelid::regclass::text as table, i.indisprimary as primary, (
       select json_agg(a.attname) from pg_attribute a
       where a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     ) as columns
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and i.indisunique`,
  );
}

test('every key of a divided table holds the column by which it is divided', async () => {
  const keys = (await uniqueKeys()).flatMap(({ table, columns, primary }) => {
    const placement = placements[table];
    if (placement?.kind !== 'distributed') return [];
    return [{ table, by: placement.by, columns: (primary && placement.key) || columns }];
  });
  expect(keys.length).toBeGreaterThan(15);
  expect(keys.filter(({ by, columns }) => !columns.includes(by))).toEqual([]);
});

test('a key that the plan makes wider holds all that it held', async () => {
  for (const { table, columns, primary } of await uniqueKeys()) {
    const placement = placements[table];
    if (placement?.kind !== 'distributed' || !placement.key || !primary) continue;
    expect(placement.key).toEqual(expect.arrayContaining(columns));
  }
});

test('rows that lie with others are divided by the same value, and these are divided themselves', () => {
  for (const placement of Object.values(placements)) {
    if (placement.kind !== 'distributed' || !placement.with) continue;
    expect(placements[placement.with]).toMatchObject({ kind: 'distributed' });
    expect(placements[placement.with]).not.toHaveProperty('with');
  }
});
