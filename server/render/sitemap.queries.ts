import { sql } from 'kysely';
import type { Db } from '../db/db';
import { onSale } from '../hotels/queries';

/** The protocol allows 50,000 addresses in one list. */
const MAX_HOTELS = 49_000;

/** The hotels that travellers find. */
export async function hotelsToFind(db: Db): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select h.id from hotels h where ${onSale} order by h.id limit ${MAX_HOTELS}`.execute(db);
  return rows;
}

export async function placesToFind(db: Db): Promise<{ slug: string }[]> {
  const { rows } = await sql<{ slug: string }>`
    select d.slug from destinations d order by d.slug`.execute(db);
  return rows;
}
