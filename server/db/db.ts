import { Kysely, PostgresDialect, sql, type Logger } from 'kysely';
import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { statementLog, type StatementListener } from './statementLog';
import { changeFeed, ownChangeFeed, type ChangeFeed } from './changeFeed';
import { ChangeRecordingDialect, type CommitListener } from './changeRecording';
import { openEmbedded } from './embedded/embedded';
import { startUpkeep } from './embedded/upkeep';
import { ANY_CHANGE } from './hotelChange';
import { clientWithNamedStatements } from './namedStatements';
import { clientWithQueryTimeout } from './queryTimeout';
import { clientWithSharedWrites } from './sharedWrites';
import { typeParsers } from './typeParsers';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** The database, or a transaction in it: the first argument of every query. */
export type Db = Kysely<unknown>;

/**
 * What waits in one part keeps nobody waiting in another: each has connections of its own, where the
 * engine has more than one.
 */
export type Database = {
  db: Db;
  /** Transactions on what hotels have sold, which may wait for a row that is locked. */
  bookings: Db;
  /** Transactions on all else of one hotel, which may wait for its row and may take a second. */
  saves: Db;
  /** How the database is. */
  health: Db;
  /** What has changed: asked before every answer that is remembered. */
  changes: ChangeFeed;
  engine: 'embedded' | 'postgres';
  /** How each part's connections are used now. */
  connections(): ConnectionUse[];
  /** Tells of each statement but migrations', from now on. */
  onStatement(listener: StatementListener): void;
  /** Passes on what the embedded engine has answered, which waits for the event loop otherwise. */
  takeAnswers(): void;
  /** Resolves when the database answers. */
  ready(): Promise<void>;
  /** Runs work that may take its time, such as building an index, before any request is answered. */
  withoutQueryTimeout<T>(work: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

interface ConnectionUse {
  part: string;
  open: number;
  idle: number;
  /** Requests that wait for one. */
  waiting: number;
}

/** How long a request waits for a connection. */
const CONNECT_MS = 5_000;
/** The same where all requests queue for the engine's one session. */
const QUEUE_MS = 10_000;
/** Below the 15 s after which a client gives up reading. */
const STATEMENT_MS = 12_000;
/** How long a statement waits for a row that another transaction has locked. */
const LOCK_MS = 2_000;
const CONNECTIONS = { db: 8, bookings: 8, saves: 4, health: 1, changes: 1 };
/** When PostgreSQL itself has had its chance to say so: it is frozen, or out of reach. */
const SILENCE_MS = STATEMENT_MS + 1_000;

/**
 * Opens the PostgreSQL at `databaseUrl`, or without one the embedded database in `dataDir`.
 * Both are the same to everything above: a pool of node-postgres under Kysely.
 * `namedStatements` says that what stands before PostgreSQL, if anything, can do these.
 *
 * @throws Error when the embedded database is in use by another process or does not start.
 * A PostgreSQL that cannot be reached shows only in the first query.
 */
export function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
  namedStatements: boolean;
  log: Log;
}): Promise<Database> {
  const { databaseUrl, dataDir, namedStatements, log } = options;
  return databaseUrl
    ? Promise.resolve(openPostgres(databaseUrl, namedStatements, log))
    : openEmbeddedDatabase(dataDir, log);
}

function openPostgres(databaseUrl: string, namedStatements: boolean, log: Log): Database {
  const config = {
    // Values in the address win over those below.
    connectionString: databaseUrl,
    application_name: 'nghi-dau',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    // The embedded engine's only time zone, for equal answers. Compiling a statement takes longer than any of ours runs.
    options: '-c TimeZone=UTC -c jit=off',
    types: typeParsers,
  };
  const Sharing = clientWithSharedWrites(pg.Client);
  const Client = namedStatements ? clientWithNamedStatements(Sharing) : Sharing;
  const poolOf = (max: number, more: pg.PoolConfig = {}) =>
    watched(
      new pg.Pool({
        ...config,
        // One after the other unless `pipelined` sends them together.
        pipeline: true,
        Client: clientWithQueryTimeout(SILENCE_MS, Client),
        max,
        statement_timeout: STATEMENT_MS,
        lock_timeout: LOCK_MS,
        idle_in_transaction_session_timeout: 2 * STATEMENT_MS,
        ...more,
      }),
      log,
    );
  const pools = {
    db: poolOf(CONNECTIONS.db),
    bookings: poolOf(CONNECTIONS.bookings),
    saves: poolOf(CONNECTIONS.saves),
    // Kept when nobody asks: one of them may be hard to get, and the other is asked before every answer.
    health: poolOf(CONNECTIONS.health, { idleTimeoutMillis: 0 }),
    changes: poolOf(CONNECTIONS.changes, { idleTimeoutMillis: 0 }),
  };
  const { log: logAnswer, onStatement } = statementLog();
  const parts = {
    db: overPool(pools.db, logAnswer),
    bookings: overPool(pools.bookings, logAnswer),
    saves: overPool(pools.saves, logAnswer),
    health: overPool(pools.health, logAnswer),
  };
  const changes = overPool(pools.changes, logAnswer);
  const withoutQueryTimeout = async <T>(work: (db: Db) => Promise<T>) => {
    const patient = silently(watched(new pg.Pool({ ...config, max: 1 }), log));
    try {
      return await work(patient);
    } finally {
      await patient.destroy();
    }
  };
  return {
    ...parts,
    changes: changeFeed(changes),
    engine: 'postgres',
    connections: () => Object.entries(pools).map(([part, pool]) => useOf(part, pool)),
    onStatement,
    takeAnswers: () => undefined,
    ready: () => answer(parts.health),
    withoutQueryTimeout,
    async close() {
      await Promise.all([...Object.values(parts), changes].map((part) => part.destroy()));
    },
  };
}

async function openEmbeddedDatabase(dataDir: string, log: Log): Promise<Database> {
  const embedded = await openEmbedded(dataDir, log);
  const pool = watched(
    new pg.Pool({
      ...embedded.connection,
      Client: clientWithNamedStatements(pg.Client),
      connectionTimeoutMillis: QUEUE_MS,
      pipeline: true,
      // The engine has one session, and no statement timeout: a long statement holds up the others.
      max: 1,
      idleTimeoutMillis: 0,
      types: typeParsers,
    }),
    log,
  );
  const { log: logAnswer, onStatement } = statementLog();
  const changes = ownChangeFeed();
  const db = overPool(pool, logAnswer, (committed) => committed.forEach(changes.tell));
  const stopUpkeep = startUpkeep(db, log);
  const close = async () => {
    stopUpkeep();
    await db.destroy();
    await embedded.close();
  };
  return {
    ...{ db, bookings: db, saves: db, health: db, changes },
    engine: 'embedded',
    connections: () => [useOf('db', pool)],
    onStatement,
    takeAnswers: embedded.takeAnswers,
    ready: () => answer(db),
    withoutQueryTimeout: (work) =>
      // Nobody has said what it changed.
      work(silently(pool)).finally(() => changes.tell(ANY_CHANGE)),
    close,
  };
}

function overPool(pool: pg.Pool, log: Logger, onCommit?: CommitListener): Db {
  return new Kysely<unknown>({ dialect: new ChangeRecordingDialect({ pool }, onCommit), log });
}

function useOf(part: string, pool: pg.Pool): ConnectionUse {
  const { totalCount: open, idleCount: idle, waitingCount: waiting } = pool;
  return { part, open, idle, waiting };
}

/** Records no changes: there is nobody yet who remembers what was, and perhaps no table for it. */
function silently(pool: pg.Pool): Db {
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}

function watched(pool: pg.Pool, log: Log): pg.Pool {
  // Unheard, the error of a connection that breaks would end the process. An idle one is reported
  // by the pool; one in use only by itself, and there the waiting query fails with the same error.
  pool.on('error', (error) => log.error({ err: error }, 'an idle database connection broke'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function answer(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
