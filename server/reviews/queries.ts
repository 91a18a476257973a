import { sql } from 'kysely';
import type { Schemas } from '../contract/operations';
import type { Db } from '../db/db';

const NEWEST = 10;

export async function newestReviews(db: Db, hotelId: number): Promise<Schemas['Review'][]> {
  const { rows } = await sql<Omit<Schemas['Review'], 'createdAt'> & { createdAt: Date }>`
    select id, coalesce(user_name, '') as "userName", created_at as "createdAt", rating, comment,
      hotel_response as "hotelResponse"
    from reviews where hotel_id = ${hotelId}
    order by created_at desc, id limit ${NEWEST}`.execute(db);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
