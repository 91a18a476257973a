import path from 'node:path';
import pg from 'pg';

/** A PostgreSQL server for the tests, and the database on it that the others are copied from. */
export interface Postgres {
  /** Leads to a database that is there, as somebody who may create others. */
  url: string;
  template: string;
}

/** What the tests of this project run on; undefined is the embedded engine. */
export function postgresOfProject(): Postgres | undefined {
  const published = process.env.TEST_POSTGRES;
  return published ? (JSON.parse(published) as Postgres) : undefined;
}

/** The database of the server on this directory, whose name is as unique as the database's must be. */
export function databaseUrl({ url, template }: Postgres, dataDir: string): string {
  const address = new URL(url);
  address.pathname = `/${template}-${path.basename(dataDir)}`;
  return address.href;
}

/** A copy of the template unless another one is named. */
export async function createDatabase(
  postgres: Postgres,
  dataDir: string,
  source = postgres.template,
): Promise<void> {
  const name = nameIn(databaseUrl(postgres, dataDir));
  await asAdmin(postgres, (admin) => admin.query(`create database "${name}" template "${source}"`));
}

export async function dropDatabase(postgres: Postgres, dataDir: string): Promise<void> {
  await asAdmin(postgres, (admin) => drop(admin, nameIn(databaseUrl(postgres, dataDir))));
}

/** From now on the database of that directory is the one to copy. */
export async function makeTemplate(postgres: Postgres, dataDir: string): Promise<void> {
  const name = nameIn(databaseUrl(postgres, dataDir));
  await asAdmin(postgres, (admin) =>
    admin.query(`alter database "${name}" rename to "${postgres.template}"`),
  );
}

/** Everything that this run has created. */
export async function dropAllDatabases(postgres: Postgres): Promise<void> {
  await asAdmin(postgres, async (admin) => {
    const { rows } = await admin.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [postgres.template],
    );
    for (const { name } of rows) await drop(admin, name);
  });
}

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function drop(admin: pg.Client, name: string): Promise<void> {
  await admin.query(`drop database if exists "${name}" with (force)`);
}

async function asAdmin<T>({ url }: Postgres, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
