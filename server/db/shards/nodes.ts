import { sql } from 'kysely';
import type { Db } from '../db';

/** Workers that do not answer, as `host:port`; none where the database is not divided by Citus. */
export async function nodesAway(db: Db): Promise<string[]> {
  const { rows: found } = await sql<{ divided: boolean }>`
    select to_regproc('run_command_on_workers') is not null as divided`.execute(db);
  if (!found[0]?.divided) return [];
  const { rows } = await sql<{ node: string }>`
    select nodename || ':' || nodeport as node from run_command_on_workers('select 1')
    where not success`.execute(db);
  return rows.map(({ node }) => node);
}
