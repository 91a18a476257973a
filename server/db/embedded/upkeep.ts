import { sql, type Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';

const CHECKPOINT_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** 03:00 in Vietnam, as time since midnight in UTC. */
const NIGHT_UTC_MS = 20 * 3_600_000;

/**
 * Does what a PostgreSQL server's own background processes would: the embedded one has none.
 * Its statements take their turn in the pool, because the engine has a single session.
 *
 * @returns a function that stops it
 */
export function startUpkeep(
  db: Kysely<unknown>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): () => void {
  const attempt = (work: () => Promise<void>) => {
    work().catch((error: unknown) => log.warn({ err: error }, 'database upkeep failed'));
  };
  const checkpoints = setInterval(() => attempt(() => checkpoint(db)), CHECKPOINT_MS).unref();
  let night: NodeJS.Timeout;
  const nextNight = () => {
    night = setTimeout(() => {
      attempt(() => vacuum(db));
      nextNight();
    }, untilNight(Date.now())).unref();
  };
  nextNight();
  return () => {
    clearInterval(checkpoints);
    clearTimeout(night);
  };
}

async function checkpoint(db: Kysely<unknown>): Promise<void> {
  await sql`checkpoint`.execute(db);
}

/** Table by table, so that requests get their turn in between; it needs room to write. */
async function vacuum(db: Kysely<unknown>): Promise<void> {
  if (await readsOnly(db)) return;
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  for (const { name } of tables.rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
}

async function readsOnly(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('default_transaction_read_only') as setting`.execute(db);
  return rows[0]?.setting === 'on';
}

function untilNight(now: number): number {
  return DAY_MS - ((now - NIGHT_UTC_MS) % DAY_MS);
}
