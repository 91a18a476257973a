import pg from 'pg';
import { databaseUrl, postgresOfProject } from './postgres';
import type { RunningServer } from './server';

/** Somebody else's session in the server's database. */
export async function newSession({ dataDir }: Pick<RunningServer, 'dataDir'>): Promise<pg.Client> {
  const session = new pg.Client({ connectionString: databaseUrl(postgresOfProject()!, dataDir) });
  await session.connect();
  return session;
}

/** How many sessions of that database wait for a lock. */
export async function waitingForLock(session: pg.Client): Promise<number> {
  // Within a transaction the first look is the only one otherwise.
  await session.query('select pg_stat_clear_snapshot()');
  const { rowCount } = await session.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}
