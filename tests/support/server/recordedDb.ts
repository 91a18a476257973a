import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
} from 'kysely';
import type { Db } from '../../../server/db/db';

type Rows = Record<string, unknown>[];
/** Answers a statement's rows by its text and values. */
type Answers = (text: string, values: readonly unknown[]) => Rows | Promise<Rows>;

/** A database that stores nothing, and remembers what it was asked. */
export function recordedDb(answers: Answers): { db: Db; statements: string[] } {
  const statements: string[] = [];
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery) {
      statements.push(sql.trim().replace(/\s+/g, ' '));
      return { rows: (await answers(sql, parameters)) as R[] };
    },
    async *streamQuery() {},
  };
  class Recording extends DummyDriver {
    override acquireConnection = async () => connection;
  }
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Recording(),
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { db, statements };
}
