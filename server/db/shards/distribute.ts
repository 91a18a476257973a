import { sql } from 'kysely';
import type { Db } from '../db';
import { placements, type Placement } from './plan';

/** How many parts; there can be no more nodes than that. */
const SHARDS = 16;

type Divided = Exclude<Placement, { kind: 'local' }>;

/**
 * Divides the tables of a migrated database by the plan, those that are not divided yet, all in one
 * transaction: nobody reads or writes them meanwhile. Does nothing when there is nothing to do.
 *
 * @returns the tables that it has divided
 * @throws Error when the plan and the database do not name the same tables, or Citus is not there
 */
export async function distribute(db: Db): Promise<string[]> {
  const tables = await tablesOf(db);
  const unplanned = tables.filter((table) => !(table in placements));
  if (unplanned.length > 0) {
    throw new Error(`The plan (server/db/shards/plan.ts) does not name: ${unplanned.join(', ')}.`);
  }
  const absent = Object.keys(placements).filter((table) => !tables.includes(table));
  if (absent.length > 0) {
    throw new Error(`Start a server on the database first, it lacks: ${absent.join(', ')}.`);
  }
  if (!(await hasCitus(db))) {
    throw new Error('Citus is not there: "create extension citus", and add the nodes, first.');
  }
  return db.transaction().execute(async (tx) => {
    const open = await undivided(tx);
    if (open.size > 0) await divide(tx, open);
    return [...open.keys()];
  });
}

/** Whether the database may be divided. */
async function hasCitus(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regproc('create_distributed_table') is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** All tables but those of extensions, and the parts of divided ones. */
async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname !~ '_[0-9]{6,}$' and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** The tables others lie with come first. */
async function undivided(tx: Db): Promise<Map<string, Divided>> {
  const { rows } = await sql<{ name: string }>`
    select logicalrelid::regclass::text as name from pg_dist_partition
    where partmethod = 'h' or repmodel = 't'`.execute(tx);
  const divided = new Set(rows.map(({ name }) => name));
  const open = Object.entries(placements).filter(
    (entry): entry is [string, Divided] => entry[1].kind !== 'local' && !divided.has(entry[0]),
  );
  return new Map(open.sort(([, a], [, b]) => rank(a) - rank(b)));
}

const rank = (placement: Divided) =>
  placement.kind === 'distributed' && placement.with !== undefined ? 1 : 0;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** A key to a table that is not divided yet would be refused: all are taken out and put back. */
async function divide(tx: Db, open: ReadonlyMap<string, Divided>): Promise<void> {
  await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(tx);
  const keys = await foreignKeysOf(tx, [...open.keys()]);
  for (const { table, name } of keys) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  }
  for (const [table, placement] of open) await divideTable(tx, table, placement);
  for (const { table, name, definition } of keys) {
    await sql`
      alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}
    `.execute(tx);
  }
}

async function foreignKeysOf(tx: Db, tables: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conparentid = 0 and (conrelid::regclass::text = any(${tables}::text[])
      or confrelid::regclass::text = any(${tables}::text[]))
    order by 1, 2`.execute(tx);
  return rows;
}

async function divideTable(tx: Db, table: string, placement: Divided): Promise<void> {
  if (placement.kind === 'reference') {
    await sql`select create_reference_table(${table}::regclass)`.execute(tx);
    return;
  }
  const { by, key } = placement;
  if (key) await widenKey(tx, table, key);
  const how = placement.with
    ? sql`colocate_with => ${placement.with}`
    : sql`shard_count => ${SHARDS}::int, colocate_with => 'none'`;
  await sql`select create_distributed_table(${table}::regclass, ${by}, ${how})`.execute(tx);
}

async function widenKey(tx: Db, table: string, key: readonly string[]): Promise<void> {
  const name = sql.ref(`${table}_pkey`);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  await sql`alter table ${sql.table(table)} drop constraint ${name}`.execute(tx);
  await sql`
    alter table ${sql.table(table)} add constraint ${name} primary key (${columns})`.execute(tx);
}
