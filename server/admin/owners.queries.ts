import { sql } from 'kysely';
import type { Db } from '../db/db';

// Accounts are read by statements of their own: where hotels are divided among several databases, a
// join with them would send all accounts to each.

/** Who an administrator may turn to about a hotel. */
interface Owner {
  ownerName: string;
  /** Both are empty once the account is deleted. */
  ownerEmail: string;
}

/** Adds the owner to each row. */
export async function withOwners<Row extends { ownerId: number }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & Owner)[]> {
  const ids = [...new Set(rows.map(({ ownerId }) => ownerId))];
  const { rows: owners } = await sql<Owner & { id: number }>`
    select id, trim(last_name || ' ' || first_name) as "ownerName", email as "ownerEmail"
    from users where id = any(${ids}::bigint[])`.execute(db);
  const byId = new Map(owners.map(({ id, ...owner }) => [id, owner]));
  const nobody: Owner = { ownerName: '', ownerEmail: '' };
  return rows.map((row) => ({ ...row, ...(byId.get(row.ownerId) ?? nobody) }));
}

/** The partners whose `search_text` contains it. */
export async function ownersNamed(db: Db, text: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users where role = 'PARTNER' and strpos(search_text, ${text}) > 0`.execute(db);
  return rows.map(({ id }) => id);
}

/** All partners in the order of their names. */
export async function ownersInOrder(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users where role = 'PARTNER' order by search_text, id`.execute(db);
  return rows.map(({ id }) => id);
}
