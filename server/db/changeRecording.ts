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
import { ANY_CHANGE, type Changed, type HotelChange } from './hotelChange';

/** Tables of which travellers see something without signing in. */
const CHANGES_WHAT_IS_SHOWN =
  /\b(insert into|update|delete from)\s+(hotels|hotel_images|rooms|room_images|room_types|room_type_images|type_nights|room_nights|vouchers|reviews|destinations)\b/i;
/** Tables of which only the hotel's owner does. */
const CHANGES_WHAT_OWNERS_SEE =
  /\b(insert into|update|delete from)\s+(bookings|booking_rooms|booking_nights|booking_history|room_closures|seasons|season_types)\b/i;
const MARK = '/* unrecorded */';
const HIDDEN = '/* hidden */';
const RECORDS = /\binsert into\s+hotel_changes\b/i;
/** A statement that says so by itself which changes it has recorded. */
const RETURNS = 'returning hotel_id as "hotelId", what, shown as "isShown"';
/** Knows of no column that came later: migrations of before record with it, too. */
const RECORD_ANY = CompiledQuery.raw('insert into hotel_changes (hotel_id) values (null)');
const RECORD_ANY_HIDDEN = CompiledQuery.raw(
  `insert into hotel_changes ${HIDDEN} (hotel_id, shown) values (null, false) ${RETURNS}`,
);

/** Whether travellers see something of what the statements change, as far as their text tells. */
export function changesWhatIsShown(statements: string): boolean {
  return CHANGES_WHAT_IS_SHOWN.test(statements) && !statements.includes(MARK);
}

function changesWhatOwnersSee(statements: string): boolean {
  return CHANGES_WHAT_OWNERS_SEE.test(statements) && !statements.includes(MARK);
}

/** Stands in a statement of which nobody sees anything, or whose change is recorded when it was one. */
export const unrecorded = sql.raw(MARK);

/** Says what this transaction changes of what travellers and the owner see of a hotel. */
export async function recordHotelChange(
  tx: Kysely<unknown>,
  hotelId: number,
  what: Changed,
): Promise<void> {
  await sql`
    insert into hotel_changes (hotel_id, what) values (${hotelId}, ${JSON.stringify(what)}::jsonb)
    ${sql.raw(RETURNS)}`.execute(tx);
}

/** The same of what only the owner sees: what is remembered for travellers stays. */
export async function recordHiddenChange(
  tx: Kysely<unknown>,
  hotelId: number,
  what: Changed,
): Promise<void> {
  await sql`
    insert into hotel_changes ${sql.raw(HIDDEN)} (hotel_id, what, shown)
    values (${hotelId}, ${JSON.stringify(what)}::jsonb, false) ${sql.raw(RETURNS)}`.execute(tx);
}

/**
 * The same of all hotels of an owner, as a discount is. They are read by a statement of their own: rows that are selected
 * where hotels are divided get the number of a transaction there, and readers look for those of this node.
 */
export async function recordOwnerChange(
  tx: Kysely<unknown>,
  ownerId: number,
  what: Changed,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from hotels where owner_id = ${ownerId}`.execute(tx);
  await sql`
    insert into hotel_changes (hotel_id, what)
    select id, ${JSON.stringify(what)}::jsonb from unnest(${rows.map(({ id }) => id)}::bigint[]) id
    ${sql.raw(RETURNS)}`.execute(tx);
}

/** The same of all hotels. */
export async function recordAnyChange(tx: Kysely<unknown>): Promise<void> {
  await tx.executeQuery(RECORD_ANY);
}

/**
 * PostgreSQL's dialect, in which no transaction that changes what travellers or owners see ends without
 * a row in `hotel_changes`: whoever knows which hotel it was writes it (`recordHotelChange`); otherwise
 * it is any hotel. A statement of its own becomes a transaction with that row. `onCommit` is told of the rows
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

/** A transaction's rows. */
export type CommitListener = (changes: readonly HotelChange[]) => void;

/** What the transaction that is open on a connection has done; absent: none is open. */
interface Open {
  /** Something of what travellers see, and something of what owners do. */
  shown: { changed: boolean; recorded: boolean };
  own: { changed: boolean; recorded: boolean };
  changes: HotelChange[];
}

const nothing = () => ({ changed: false, recorded: false });

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
    this.#open.set(connection, { shown: nothing(), own: nothing(), changes: [] });
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { shown = nothing(), own = nothing(), changes = [] } = this.#open.get(connection) ?? {};
    if (shown.changed && !shown.recorded) await connection.executeQuery(RECORD_ANY);
    else if (own.changed && !own.recorded) await connection.executeQuery(RECORD_ANY_HIDDEN);
    this.#open.delete(connection);
    try {
      await super.commitTransaction(connection);
    } finally {
      // A commit without an answer may have happened: then too.
      this.#onCommit(changes);
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
      const changesShown = changesWhatIsShown(query.sql);
      const changesOwn = changesWhatOwnersSee(query.sql);
      const records = RECORDS.test(query.sql);
      const executeNoted = async () => {
        const open = this.#open.get(connection);
        if (open) {
          open.shown.changed ||= changesShown;
          open.own.changed ||= changesOwn;
          open.shown.recorded ||= records && !query.sql.includes(HIDDEN);
          open.own.recorded ||= records;
        }
        const result = await execute<R>(query);
        if (open && records) open.changes.push(...recordedBy(query, result));
        return result;
      };
      const isAlone = (changesShown || changesOwn || records) && !this.#open.has(connection);
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
function recordedBy({ sql: text }: CompiledQuery, { rows }: QueryResult<unknown>): HotelChange[] {
  return text.endsWith(RETURNS) ? (rows as HotelChange[]) : [ANY_CHANGE];
}
