import { sql } from 'kysely';
import type { Db } from '../db';

/**
 * Asks for the workers that do not answer, as `host:port`; there are none where Citus does not divide the
 * database. Whether it does is asked once: servers start after it was divided (docs/scaling.md).
 */
export function nodeProbe(db: Db): () => Promise<string[]> {
  let divided: boolean | undefined;
  return async () => {
    divided ??= await isDivided(db);
    if (!divided) return [];
    const { rows } = await sql<{ node: string }>`
      select nodename || ':' || nodeport as node from run_command_on_workers('select 1')
      where not success`.execute(db);
    return rows.map(({ node }) => node);
  };
}

async function isDivided(db: Db): Promise<boolean> {
  const { rows } = await sql<{ divided: boolean }>`
    select to_regproc('run_command_on_workers') is not null as divided`.execute(db);
  return rows[0]!.divided;
}
