import { sql } from 'kysely';
import type { Db } from './db';

/** Such as `create index concurrently if not exists rooms_type on rooms (hotel_id, type_id)`. */
export const CONCURRENT_INDEX =
  /^create (?:unique )?index concurrently if not exists (\w+)\s+on (\w+)[^;]*$/i;

/**
 * Builds the indexes of a file one after the other, each outside of a transaction: others read and write
 * meanwhile. What a build that failed or was killed has left is dropped first: it would cost every writer,
 * and serve nobody.
 *
 * @throws Error when the file has anything else
 */
export async function buildConcurrently(db: Db, script: string): Promise<void> {
  for (const statement of statementsOf(script)) {
    const [, name] = CONCURRENT_INDEX.exec(statement) ?? [];
    if (name === undefined) throw new Error(`Only indexes are built concurrently: ${statement}`);
    if (await isUnfinished(db, name)) {
      await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
    }
    await sql.raw(statement).execute(db);
  }
}

/** None of these has a semicolon in it. */
export function statementsOf(script: string): string[] {
  const statements = script.replace(/--.*$/gm, '').split(';');
  return statements.map((text) => text.trim()).filter((text) => text !== '');
}

async function isUnfinished(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db);
  return rows.length > 0;
}
