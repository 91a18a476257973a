import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/db';

const PART = 1_000;

/** Rows of one table that are over, found in the order of its primary key: no index beside it is needed. */
interface Over {
  table: string;
  key: readonly string[];
  isOver: RawBuilder<unknown>;
}

/** Sent, or given up, before that moment. */
export const mailsBefore = (moment: Date): Over => ({
  table: 'outbox',
  key: ['id'],
  isOver: sql`coalesce(sent_at, given_up_at) < ${moment}`,
});

/** Under which a booking was made before that moment. */
export const keysBefore = (moment: Date): Over => ({
  table: 'idempotency_keys',
  key: ['user_id', 'key'],
  isOver: sql`created_at < ${moment}`,
});

/** Read before that moment. */
export const notificationsBefore = (moment: Date): Over => ({
  table: 'notifications',
  key: ['user_id', 'id'],
  isOver: sql`read_at < ${moment}`,
});

/** Mailed links that nobody can use any more at that moment. */
export const tokensEnded = (moment: Date): Over => ({
  table: 'account_tokens',
  key: ['token_hash'],
  isOver: sql`expires_at < ${moment}`,
});

/**
 * Deletes them in parts of at most a thousand rows of the table, with `pause` after each: none holds
 * its locks for long, however many are over.
 */
export async function deleteOver(
  db: Db,
  { table, key, isOver }: Over,
  pause: () => Promise<void>,
): Promise<void> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  let after = sql`true`;
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table)} where ${after}
      order by ${columns} offset ${PART - 1} limit 1`.execute(db);
    const [last] = rows;
    const values = last && sql.join(key.map((name) => last[name]));
    const within = values ? sql`${after} and (${columns}) <= (${values})` : after;
    await sql`delete from ${sql.table(table)} where ${within} and ${isOver}`.execute(db);
    if (!values) return;
    after = sql`(${columns}) > (${values})`;
    await pause();
  }
}
