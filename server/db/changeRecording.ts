import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  sql,
  type DatabaseConnection,
  type Kysely,
  type PostgresDialectConfig,
  type QueryResult,
} from 'kysely';

/** Tables of which travellers see something without signing in. */
const CHANGES_WHAT_IS_SHOWN =
  /\b(insert into|update|delete from)\s+(hotels|hotel_images|rooms|room_images|room_types|room_type_images|type_nights|room_nights|vouchers|reviews|destinations)\b/i;
const MARK = '/* unrecorded */';
const RECORDS = /\binsert into\s+hotel_changes\b/i;
/** A statement that says so by itself which changes it has recorded. */
const RETURNS = 'returning hotel_id as "changedHotel"';
const RECORD_ANY = CompiledQuery.raw(
  `insert into hotel_changes (hotel_id) values (null) ${RETURNS}`,
);

/** Whether travellers see something of what the statements change, as far as their text tells. */
export function changesWhatIsShown(statements: string): boolean {
  return CHANGES_WHAT_IS_SHOWN.test(statements) && !statements.includes(MARK);
}

/** Stands in a statement of which travellers see nothing, or whose change is recorded when it was one. */
export const unrecorded = sql.raw(MARK);

/** Says that what travellers see of a hotel changes with this transaction. */
export async function recordHotelChange(tx: Kysely<unknown>, hotelId: number): Promise<void> {
  await sql`insert into hotel_changes (hotel_id) values (${hotelId}) ${sql.raw(RETURNS)}`.execute(
    tx,
  );
}

/** The same of all hotels of an owner, as a discount is. */
export async function recordOwnerChange(tx: Kysely<unknown>, ownerId: number): Promise<void> {
  await sql`
    insert into hotel_changes (hotel_id)
    select id from hotels where owner_id = ${ownerId} ${sql.raw(RETURNS)}`.execute(tx);
}

/** The same of all hotels. */
export async function recordAnyChange(tx: Kysely<unknown>): Promise<void> {
  await tx.executeQuery(RECORD_ANY);
}

/**
 * PostgreSQL's dialect, in which no transaction that changes what travellers see ends without a row in
 * `hotel_changes`: whoever knows which hotel it was writes it (`recordHotelChange`); otherwise it is
 * any hotel. A statement of its own becomes a transaction with that row. `onCommit` is told of the rows
 * before the connection does anything else.
 */
export class ChangeRecordingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #onCommit: CommitListener;

  constructor(config: PostgresDialectConfig, onCommit: CommitListener = () => undefined) {
    super(config);
    this.#config = config;
    this.#onCommit = onCommit;
  }

  override createDriver(): PostgresDriver {
    return new ChangeRecordingDriver(this.#config, this.#onCommit);
  }
}

/** The hotels of a transaction's rows; null is any. */
export type CommitListener = (hotelIds: readonly (number | null)[]) => void;

/** What the transaction that is open on a connection has done; absent: none is open. */
interface Open {
  changed: boolean;
  recorded: boolean;
  hotelIds: (number | null)[];
}

class ChangeRecordingDriver extends PostgresDriver {
  readonly #open = new WeakMap<DatabaseConnection, Open>();
  readonly #watched = new WeakSet<DatabaseConnection>();
  readonly #onCommit: CommitListener;

  constructor(config: PostgresDialectConfig, onCommit: CommitListener) {
    super(config);
    this.#onCommit = onCommit;
  }

  override async acquireConnection(): ReturnType<PostgresDriver['acquireConnection']> {
    const connection = await super.acquireConnection();
    if (!this.#watched.has(connection)) this.#watch(connection);
    return connection;
  }

  override async beginTransaction(
    ...[connection, settings]: Parameters<PostgresDriver['beginTransaction']>
  ): Promise<void> {
    await super.beginTransaction(connection, settings);
    this.#open.set(connection, { changed: false, recorded: false, hotelIds: [] });
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { changed, recorded, hotelIds = [] } = this.#open.get(connection) ?? {};
    if (changed && !recorded) await connection.executeQuery(RECORD_ANY);
    this.#open.delete(connection);
    try {
      await super.commitTransaction(connection);
    } finally {
      // A commit without an answer may have happened: then too.
      this.#onCommit(hotelIds);
    }
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#open.delete(connection);
    await super.rollbackTransaction(connection);
  }

  #watch(connection: DatabaseConnection): void {
    this.#watched.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const changes = changesWhatIsShown(query.sql);
      const records = RECORDS.test(query.sql);
      const executeNoted = async () => {
        const open = this.#open.get(connection);
        if (open) {
          open.changed ||= changes;
          open.recorded ||= records;
        }
        const result = await execute<R>(query);
        if (open && records) open.hotelIds.push(...recordedBy(query, result));
        return result;
      };
      const isAlone = (changes || records) && !this.#open.has(connection);
      return isAlone ? this.#alone(connection, executeNoted) : executeNoted();
    };
  }

  async #alone<R>(
    connection: DatabaseConnection,
    execute: () => Promise<QueryResult<R>>,
  ): Promise<QueryResult<R>> {
    await this.beginTransaction(connection, {});
    try {
      const result = await execute();
      await this.commitTransaction(connection);
      return result;
    } catch (error) {
      // What broke it says more than that it cannot be undone on a broken connection.
      await this.rollbackTransaction(connection).catch(() => undefined);
      throw error;
    }
  }
}

/** A statement that does not say it may have recorded any. */
function recordedBy({ sql: text }: CompiledQuery, { rows }: QueryResult<unknown>) {
  if (!text.endsWith(RETURNS)) return [null];
  return (rows as { changedHotel: number | null }[]).map(({ changedHotel }) => changedHotel);
}
