import { sql } from 'kysely';
import type { Db } from '../db/db';
import { onSale } from '../hotels/queries';

/** The account's hotels that are on sale, the newest first. */
export async function favouriteHotelIds(db: Db, userId: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select h.id from favourites f join hotels h on h.id = f.hotel_id
    where f.user_id = ${userId} and ${onSale}
    order by f.created_at desc, h.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Locks the account, so that its list is changed by one call at a time, and answers the ids of all that
 * it keeps; what has been deleted is seen nowhere, and comes back no more.
 */
export async function lockFavourites(db: Db, userId: number): Promise<Set<number>> {
  await sql`select id from users where id = ${userId} for no key update`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select f.hotel_id as id from favourites f left join hotels h on h.id = f.hotel_id
    where f.user_id = ${userId} and h.deleted_at is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Which of these hotels are on sale. */
export async function hotelsOnSale(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select h.id from hotels h where h.id = any(${[...ids]}::bigint[]) and ${onSale}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Keeps hotels for an account that is still there; the first of them counts as the newest. */
export async function insertFavourites(
  db: Db,
  userId: number,
  hotelIds: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    insert into favourites (hotel_id, user_id, created_at)
    select k.id, u.id, ${now}::timestamptz - k.place * interval '1 millisecond'
    from unnest(${[...hotelIds]}::bigint[]) with ordinality k (id, place)
    join users u on u.id = ${userId}
    on conflict do nothing`.execute(db);
}

export async function deleteFavourite(
  db: Db,
  { userId, hotelId }: { userId: number; hotelId: number },
): Promise<void> {
  await sql`
    delete from favourites where hotel_id = ${hotelId} and user_id = ${userId}`.execute(db);
}
