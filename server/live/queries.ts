import { sql } from 'kysely';
import type { Db } from '../db/db';
import type { HotelChange } from '../db/hotelChange';

/** A point before which everything is told: the oldest transaction that was open then, and when that was. */
export interface Position {
  transaction: string;
  /** Of the database's clock, since 1970. */
  seconds: number;
}

/** Changes below the age at which their rows are deleted. */
const KEPT_SECONDS = 8 * 60;
/** How far back whoever brings no position is told of changes: it has just read the page. */
const JUST_NOW_SECONDS = 30;
/** More than so many are told as one. */
export const MAX_MISSED = 100;

const position = sql`
  pg_snapshot_xmin(pg_current_snapshot())::text as transaction,
  extract(epoch from now())::int8 as seconds`;

/** Of these accounts, the partners whose tokens of that version are good, and the position. */
export async function partnersWithTokens(db: Db, ids: readonly number[]) {
  const { rows } = await sql<Position & { accounts: { id: number; tokenVersion: number }[] }>`
    select ${position}, coalesce((
      select json_agg(json_build_object('id', u.id, 'tokenVersion', u.token_version)) from users u
      where u.id = any(${ids}::bigint[]) and u.role = 'PARTNER' and u.suspended_reason is null
    ), '[]') as accounts`.execute(db);
  return rows[0]!;
}

/** The hotels of each of these owners, by the owner's id. */
export async function hotelsOfOwners(
  db: Db,
  ownerIds: readonly number[],
): Promise<Map<number, Set<number>>> {
  const { rows } = await sql<{ id: number; ownerId: number }>`
    select id, owner_id as "ownerId" from hotels
    where owner_id = any(${ownerIds}::bigint[]) and deleted_at is null`.execute(db);
  const hotels = new Map(ownerIds.map((id) => [id, new Set<number>()]));
  for (const { id, ownerId } of rows) hotels.get(ownerId)?.add(id);
  return hotels;
}

/**
 * What changed at these hotels since a position, or just now, at most `MAX_MISSED` and one more; with the
 * position that it leads to. Rows are found by transaction, as lower numbers may have been committed later.
 *
 * @returns `isKnown`: whether all rows since the position are still there
 */
export async function changesMissed(
  db: Db,
  hotelIds: readonly number[],
  since: Position | undefined,
): Promise<Position & { isKnown: boolean; changes: HotelChange[] }> {
  const isLater = since
    ? sql`c.transaction_id >= ${since.transaction}::text::xid8`
    : sql`c.changed_at > now() - ${JUST_NOW_SECONDS}::int * interval '1 second'`;
  const { rows } = await sql<Position & { next: string; changes: HotelChange[] }>`
    select ${position}, pg_snapshot_xmax(pg_current_snapshot())::text as next, coalesce((
      select json_agg(m) from (
        select c.hotel_id as "hotelId", c.what, c.shown as "isShown" from hotel_changes c
        where ${isLater} and (c.hotel_id is null or c.hotel_id = any(${hotelIds}::bigint[]))
        order by c.id limit ${MAX_MISSED + 1}
      ) m
    ), '[]') as changes`.execute(db);
  const { next, ...missed } = rows[0]!;
  // Of a database that has been put back, the position is still to come.
  const isKnown =
    !since ||
    (missed.seconds - since.seconds < KEPT_SECONDS && BigInt(since.transaction) <= BigInt(next));
  return { ...missed, isKnown };
}
