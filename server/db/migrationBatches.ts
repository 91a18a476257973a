import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './db';
import { isConflict, isLockTimeout } from './sqlStates';

/** Rows of the table, in the order of its primary key. */
const SIZE = 1_000;
/** For whoever waits for a row, or for the disk. */
const PAUSE_MS = 20;
const ATTEMPTS = 60;
const RETRY_MS = 1_000;
const TOLD_EVERY = 50;

/** The first line of a file: over which table it goes, and the table's short name in the statements. */
export const OVER = /^-- batches over (\w+)(?: (\w+))?$/m;
/** Stands in each statement for the rows whose turn it is. */
export const BATCH = /(?<!:):batch\b/g;

interface Backfill {
  name: string;
  script: string;
  log: Pick<FastifyBaseLogger, 'info'>;
}

interface Over {
  table: string;
  alias: string;
  /** The primary key's columns. */
  key: readonly string[];
}

/**
 * Runs the file's statements for a thousand rows after the other, each time in a transaction of its own,
 * which notes how far it has come: each row has its turn once, however often the server is killed
 * meanwhile. A row that somebody adds behind it is for the version that adds it.
 */
export async function runInBatches(db: Db, { name, script, log }: Backfill): Promise<void> {
  const over = await overOf(db, script);
  await sql`
    create table if not exists migration_progress (name text primary key, last jsonb not null)
  `.execute(db);
  for (let batches = 1; await untilFree(() => runBatch(db, { name, script }, over)); batches += 1) {
    if (batches % TOLD_EVERY === 0) log.info({ migration: name, batches }, 'a migration goes on');
    await sleep(PAUSE_MS);
  }
}

/** Where unfinished ones have come to; of use to nobody once there is none. */
export async function forgetProgress(db: Db): Promise<void> {
  await sql`drop table if exists migration_progress`.execute(db);
}

async function overOf(db: Db, script: string): Promise<Over> {
  const [, table, alias = table] = OVER.exec(script) ?? [];
  if (table === undefined || alias === undefined) {
    throw new Error('The first line has to say: -- batches over <table>');
  }
  const { rows } = await sql<{ key: string }>`
    select a.attname as key
    from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k (number, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
    where i.indrelid = ${table}::regclass and i.indisprimary order by k.place`.execute(db);
  return { table, alias, key: rows.map(({ key }) => key) };
}

/** A row that somebody keeps is waited for, and what was done of the batch is done anew. */
async function untilFree<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !(isLockTimeout(error) || isConflict(error))) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** False when it was the last. */
function runBatch(db: Db, { name, script }: Omit<Backfill, 'log'>, over: Over): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const from = await progressOf(tx, name);
    if (from?.length === 0) return false;
    const after = from ? [`${keyOf(over)} > ${literals(from)}`] : [];
    const to = await lastOf(tx, over, after);
    const within = to ? [...after, `${keyOf(over)} <= ${literals(to)}`] : after;
    await sql.raw(script.replaceAll(BATCH, () => `(${condition(within)})`)).execute(tx);
    await sql`
      insert into migration_progress values (${name}, ${JSON.stringify(to ?? [])}::jsonb)
      on conflict (name) do update set last = excluded.last`.execute(tx);
    return to !== undefined;
  });
}

/** The key with which the last batch ended; empty when there are no more. */
async function progressOf(tx: Db, name: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ last: string[] }>`
    select last from migration_progress where name = ${name}`.execute(tx);
  return rows[0]?.last;
}

/** The key with which the next batch ends, as text; undefined when it is the last one. */
async function lastOf(tx: Db, over: Over, after: readonly string[]): Promise<string[] | undefined> {
  const { table, alias, key } = over;
  const columns = key.map((column) => `${alias}.${pg.escapeIdentifier(column)}`);
  const { rows } = await sql<{ last: string[] }>`${sql.raw(`
    select array[${columns.map((column) => `${column}::text`).join()}] as last
    from ${table} ${alias} where ${condition(after)}
    order by ${columns.join()} offset ${SIZE - 1} limit 1`)}`.execute(tx);
  return rows[0]?.last;
}

const condition = (parts: readonly string[]) => parts.join(' and ') || 'true';

const keyOf = ({ alias, key }: Over) =>
  `(${key.map((column) => `${alias}.${pg.escapeIdentifier(column)}`).join()})`;

const literals = (values: readonly string[]) => `(${values.map(pg.escapeLiteral).join()})`;
