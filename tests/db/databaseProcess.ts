/**
 * A process of its own with a database open, for tests that kill it or ask it over IPC.
 * Arguments: the data directory, the directory of migrations, and optionally a PostgreSQL address.
 */
import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../../server/db/db';
import { openEmbedded } from '../../server/db/embedded/embedded';
import { plannedEachTime } from '../../server/db/namedStatements';
import { migrate, migrationState } from '../../server/db/migrate';
import { sqlState } from '../../server/db/sqlStates';
import { inTransaction } from '../../server/db/transaction';

const [dataDir = '', migrations = '', databaseUrl] = process.argv.slice(2);
const ignore = () => undefined;
const log = { info: ignore, warn: ignore, error: ignore };

const open = () => openDatabase({ dataDir, log, databaseUrl, namedStatements: true });
let database: Awaited<ReturnType<typeof open>> | undefined;

function db() {
  if (!database) throw new Error('Open the database first.');
  return database.db;
}

const actions = {
  async open() {
    database = await open();
    await database.ready();
  },

  async close() {
    await database?.close();
    database = undefined;
  },

  /** As the server does at its start. */
  migrate: async (directory = migrations) =>
    database?.withoutQueryTimeout((patient) => migrate(patient, { directory })),

  migrationState: (directory = migrations) => migrationState(db(), directory),

  /** Rows as they are, with the type of each value of the first one. */
  async query(text: string) {
    const { rows } = await sql<Record<string, unknown>>`${sql.raw(text)}`.execute(db());
    const types = Object.values(rows[0] ?? {}).map((value) =>
      Array.isArray(value) ? `array of ${typeof value[0]}` : (value?.constructor.name ?? 'null'),
    );
    return { rows, types };
  },

  /** Tells each row as soon as the database has acknowledged it, until the process is killed. */
  async writeWithoutEnd(from: number) {
    for (let id = from; ; id += 1) {
      await sql`insert into entries (id, filling) values (${id}, repeat('x', 500))`.execute(db());
      process.send?.({ acknowledged: id });
    }
  },

  /** What a connection keeps planned that has run two statements twice, one of them marked. */
  plannedStatements: () =>
    db()
      .connection()
      .execute(async (connection) => {
        for (const n of [1, 2]) {
          await sql`select ${n}::int as once`.execute(connection);
          await sql`select ${plannedEachTime} ${n}::int as each_time`.execute(connection);
        }
        const { rows } = await sql<{ statement: string }>`
          select statement from pg_prepared_statements`.execute(connection);
        return rows.map(({ statement }) => statement);
      }),

  /** Many statements at once, every third failing, every fourth in a transaction. */
  async queryAtOnce(count: number) {
    const one = async (n: number) => {
      if (n % 3 === 0) return sql`select 1 / ${0}::int`.execute(db());
      if (n % 4 !== 0) return sql`select ${n}::int as n`.execute(db());
      return inTransaction(db(), (tx) => sql`select ${n}::int as n`.execute(tx));
    };
    const results = await Promise.allSettled(Array.from({ length: count }, (_, n) => one(n)));
    return results.filter(({ status }) => status === 'fulfilled').length;
  },

  /** How often work runs whose transaction the database undoes with this SQLSTATE. */
  async rateLimitOf(state: string) {
    let tries = 0;
    const failure = await inTransaction(db(), async (tx) => {
      tries += 1;
      await sql`insert into entries (id) values (1)`.execute(tx);
      await sql.raw(`do $$ begin raise 'no' using errcode = '${state}'; end $$`).execute(tx);
    }).catch((error: unknown) => error);
    return { tries, state: sqlState(failure) };
  },

  /** A client goes back to the pool as broken, in the middle of its transaction. */
  async releaseBrokenClient(whileQuerying: boolean) {
    const embedded = await openEmbedded(dataDir, log);
    const pool = new pg.Pool({ ...embedded.connection, max: 1 });
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into entries (id) values (1)');
    if (whileQuerying) client.query('insert into entries (id) values (2)').catch(ignore);
    client.release(new Error('broken'));
    await pool.query('insert into entries (id) values (3)');
    const { rows } = await pool.query<{ id: string }>('select id from entries order by id');
    await pool.end();
    await embedded.close();
    return rows.map(({ id }) => id);
  },
};

export type Actions = typeof actions;

type Request = { id: number; action: keyof Actions; input: unknown };

async function answer({ id, action, input }: Request): Promise<void> {
  const act = actions[action] as (input: unknown) => Promise<unknown>;
  try {
    process.send?.({ id, value: await act(input) });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
}

process.on('message', (request: Request) => void answer(request));
