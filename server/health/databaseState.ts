import type { Db } from '../db/db';
import { migrationState } from '../db/migrate';
import { nodeProbe } from '../db/shards/nodes';

interface DatabaseState {
  done: string[];
  pending: string[];
  newer: string[];
  /** Nodes that do not answer, as `host:port`. */
  away: string[];
}

/** Asks how the database is. @throws the database's error when it does not answer */
export function databaseState(health: Db): () => Promise<DatabaseState> {
  const nodesAway = nodeProbe(health);
  return async () => ({ ...(await migrationState(health)), away: await nodesAway() });
}
