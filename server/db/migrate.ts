import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Migrator, sql, type Migration } from 'kysely';
import type { Db } from './db';
import { isTableMissing } from './sqlStates';

const productMigrations = fileURLToPath(new URL('./migrations/', import.meta.url));

/**
 * Brings the schema up to date: runs the `.sql` files not yet run, in the order of their names, all
 * in one transaction. Processes that start together take turns, and all but one find nothing to do.
 *
 * @throws the database's error; nothing of the migration is kept then
 */
export async function migrate(db: Db, directory: string = productMigrations): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Building an index, or waiting for another process that does, may take its time.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      const provider = { getMigrations: () => readMigrations(directory) };
      const { error } = await new Migrator({ db: connection, provider }).migrateToLatest();
      if (error)
        throw error instanceof Error ? error : new Error('Migration failed.', { cause: error });
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** Names of the migrations that this version has and the database has not run. */
export async function pendingMigrations(
  db: Db,
  directory: string = productMigrations,
): Promise<string[]> {
  const names = await migrationNames(directory);
  const done = await migrationsDone(db);
  return names.filter((name) => !done.has(name));
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
