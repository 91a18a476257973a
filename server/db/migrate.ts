import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { Migrator, sql, type Migration } from 'kysely';
import { changesWhatIsShown, recordAnyChange } from './changeRecording';
import { buildConcurrently } from './concurrentIndexes';
import type { Db } from './db';
import { forgetProgress, runInBatches } from './migrationBatches';
import {
  inOneTransaction,
  migrationNames,
  readMigrations,
  type MigrationFile,
} from './migrationFiles';
import { isConflict, isLockTimeout, isTableMissing } from './sqlStates';

type Log = Pick<FastifyBaseLogger, 'info'>;

const productMigrations = fileURLToPath(new URL('./migrations/', import.meta.url));

interface Source {
  directory: string;
  log: Log;
}

/** How long a migration waits for a table that is in use: whoever wants the table next waits with it. */
const LOCK_TIMEOUT = '2s';
const ATTEMPTS = 60;
const PAUSE_MS = 1_000;
/** Any number that nobody else locks. */
const LOCK_ID = 5_620_141_031;
const silent: Log = { info: () => undefined };

/**
 * Brings the schema up to date: runs the files not yet run, in the order of their names; those that may
 * be, as many as follow each other, in one transaction. Processes that start together take turns, and all
 * but one find nothing to do. While a table is in use it tries again, so that those who use it are held
 * up for moments only. A schema that is newer is left as it is.
 *
 * @throws the database's error; nothing of that transaction is kept then, and the next start goes on
 */
export async function migrate(
  db: Db,
  { directory = productMigrations, log = silent }: { directory?: string; log?: Log } = {},
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { pending } = await migrationState(db, directory);
      if (pending.length > 0) await migrateInTurn(db, { directory, log });
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !(isLockTimeout(error) || isConflict(error))) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

async function migrateInTurn(db: Db, source: Source): Promise<void> {
  await db.connection().execute(async (connection) => {
    // What is long may take its time.
    await sql`set statement_timeout = 0`.execute(connection);
    await setLockTimeout(connection, LOCK_TIMEOUT);
    try {
      await untilAlone(connection, source.log);
      await runPending(connection, source);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_ID}::bigint)`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** Asks again and again: an index that is built concurrently would wait for a statement that waits for it. */
async function untilAlone(connection: Db, log: Log): Promise<void> {
  for (let isTold = false; ; isTold = true) {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_lock(${LOCK_ID}::bigint) as "isMine"`.execute(connection);
    if (rows[0]!.isMine) return;
    if (!isTold) log.info('another server migrates the database: waiting for it');
    await sleep(PAUSE_MS);
  }
}

async function runPending(connection: Db, { directory, log }: Source): Promise<void> {
  const migrations = migrationsOf(await readMigrations(directory), log);
  for (;;) {
    const { pending } = await migrationState(connection, directory);
    const last = lastOfNextRun(pending);
    if (last === undefined) break;
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => migrations },
      disableTransactions: !inOneTransaction(last),
    });
    const { error } = await migrator.migrateTo(last);
    if (error)
      throw error instanceof Error ? error : new Error('Migration failed.', { cause: error });
  }
  await forgetProgress(connection);
}

/** Of those that run together; one that needs no transaction runs alone. */
function lastOfNextRun(pending: readonly string[]): string | undefined {
  const others = pending.findIndex((name) => !inOneTransaction(name));
  return others > 0 ? pending[others - 1] : pending.at(others);
}

function migrationsOf(files: readonly MigrationFile[], log: Log): Record<string, Migration> {
  const entries = files.map((file): [string, Migration] => {
    const up = async (db: Db) => {
      await run(db, file, log);
      if (changesWhatIsShown(file.script)) await tellOthers(db);
    };
    return [file.name, { up }];
  });
  return Object.fromEntries(entries);
}

async function run(db: Db, { name, kind, script }: MigrationFile, log: Log): Promise<void> {
  if (kind === 'concurrently') return withoutLockTimeout(db, () => buildConcurrently(db, script));
  if (kind === 'batches') return runInBatches(db, { name, script, log });
  // Without parameters the text goes as it is, and may hold many statements.
  await sql.raw(script).execute(db);
}

/** An index waits for all who began before it and nobody waits for it, so it may take as long as they do. */
async function withoutLockTimeout(db: Db, work: () => Promise<void>): Promise<void> {
  await setLockTimeout(db, '0');
  try {
    await work();
  } finally {
    await setLockTimeout(db, LOCK_TIMEOUT);
  }
}

async function setLockTimeout(db: Db, duration: string): Promise<void> {
  await sql`set lock_timeout = ${sql.lit(duration)}`.execute(db);
}

/** Servers that run meanwhile remember answers, and hold hotels in memory, as they were. */
async function tellOthers(db: Db): Promise<void> {
  const { rows } = await sql`
    select 1 where to_regclass('hotel_changes') is not null`.execute(db);
  if (rows.length > 0) await recordAnyChange(db);
}

/** Names of the migrations that have run, that only this version has, and that only the database has. */
export async function migrationState(
  db: Db,
  directory: string = productMigrations,
): Promise<{ done: string[]; pending: string[]; newer: string[] }> {
  const names = await migrationNames(directory);
  const done = await migrationsDone(db);
  return {
    done: [...done],
    pending: names.filter((name) => !done.has(name)),
    newer: [...done].filter((name) => !names.includes(name)),
  };
}

async function migrationsDone(db: Db): Promise<Set<string>> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if (isTableMissing(error)) return new Set();
    throw error;
  }
}
