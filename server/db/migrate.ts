import fs from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Migrator, sql, type Migration } from 'kysely';
import type { Db } from './db';
import { isLockTimeout, isTableMissing } from './sqlStates';

const productMigrations = fileURLToPath(new URL('./migrations/', import.meta.url));

/** How long a migration waits for a table that is in use: whoever wants the table next waits with it. */
const LOCK_TIMEOUT = '2s';
const ATTEMPTS = 60;
const PAUSE_MS = 1_000;

/**
 * Brings the schema up to date: runs the `.sql` files not yet run, in the order of their names, all
 * in one transaction. Processes that start together take turns, and all but one find nothing to do.
 * While a table is in use it tries again, so that those who use it are held up for moments only. A
 * schema that is newer is left as it is.
 *
 * @throws the database's error; nothing of the migration is kept then
 */
export async function migrate(db: Db, directory: string = productMigrations): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { pending } = await migrationState(db, directory);
      if (pending.length > 0) await runMigrations(db, directory);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !isLockTimeout(error)) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

async function runMigrations(db: Db, directory: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Building an index, or waiting for another process that does, may take its time.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(connection);
    try {
      const provider = { getMigrations: () => readMigrations(directory) };
      const { error } = await new Migrator({ db: connection, provider }).migrateToLatest();
      if (error)
        throw error instanceof Error ? error : new Error('Migration failed.', { cause: error });
    } finally {
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
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

async function readMigrations(directory: string): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const name of await migrationNames(directory)) {
    const script = await fs.readFile(`${directory}/${name}.sql`, 'utf8');
    migrations[name] = {
      // Without parameters the text goes as it is, and may hold many statements.
      up: async (db) => void (await sql.raw(script).execute(db)),
    };
  }
  return migrations;
}

async function migrationNames(directory: string): Promise<string[]> {
  const files = await fs.readdir(directory);
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort();
}
