import { sql } from 'kysely';
import type { Db } from '../../db/db';
import type { HotelRef } from '../../db/hotelRef';
import { suspended } from '../../hotels/queries';
import type { SomeHotels } from '../bookings/queries';
import { ownersInOrder, ownersNamed, withOwners } from '../owners.queries';

export interface AdminHotelRow {
  id: number;
  name: string;
  city: string;
  ownerId: number;
  ownerName: string;
  ownerEmail: string;
  state: 'LISTED' | 'DRAFT' | 'SUSPENDED';
  suspendedReason: string | null;
  /** With its owner; it is off sale whatever its own state is. */
  ownerSuspended: boolean;
  numRooms: number;
  createdAt: Date;
}

export interface HotelFilter {
  /** Normalised as the hotel's and its owner's `search_text` are. */
  text?: string | undefined;
  state?: AdminHotelRow['state'] | undefined;
}

const stateOfHotel = sql`
  case when h.suspended_reason is not null then 'SUSPENDED'
    when h.listed then 'LISTED' else 'DRAFT' end`;

type HotelAlone = Omit<AdminHotelRow, 'ownerName' | 'ownerEmail'>;

const hotelColumns = (hotel: HotelRef) => sql`
  h.id, h.name, h.address_city as city, h.owner_id as "ownerId",
  ${stateOfHotel} as state, h.suspended_reason as "suspendedReason",
  h.owner_suspended_at is not null as "ownerSuspended", h.created_at as "createdAt",
  (
    select count(*)::int from rooms r where r.hotel_id = ${hotel} and r.deleted_at is null
  ) as "numRooms"`;

const hotelOrders = {
  name: sql`h.search_text`,
  '-name': sql`h.search_text desc`,
  city: sql`h.address_city, h.search_text`,
  '-city': sql`h.address_city desc, h.search_text`,
  owner: sql`o.place, h.search_text`,
  '-owner': sql`o.place desc, h.search_text`,
  created: sql`h.created_at`,
  '-created': sql`h.created_at desc`,
};
export type HotelOrder = keyof typeof hotelOrders;

async function hotelsMatching(db: Db, { text, state }: HotelFilter) {
  const conditions = [sql`h.deleted_at is null`];
  if (text) {
    const owners = await ownersNamed(db, text);
    conditions.push(
      sql`(strpos(h.search_text, ${text}) > 0 or h.owner_id = any(${owners}::bigint[]))`,
    );
  }
  if (state !== undefined) conditions.push(sql`${stateOfHotel} = ${state}`);
  return sql.join(conditions, sql` and `);
}

export async function allHotelsPage(
  db: Db,
  filter: HotelFilter,
  { page, size, order }: { page: number; size: number; order: HotelOrder },
): Promise<AdminHotelRow[]> {
  const owners = order.endsWith('owner') ? await ownersInOrder(db) : [];
  const { rows } = await sql<HotelAlone>`
    select ${hotelColumns(sql`h.id`)} from hotels h
    left join unnest(${owners}::bigint[]) with ordinality o (id, place) on o.id = h.owner_id
    where ${await hotelsMatching(db, filter)}
    order by ${hotelOrders[order]}, h.id limit ${size} offset ${page * size}`.execute(db);
  return withOwners(db, rows);
}

export async function allHotelsCount(db: Db, filter: HotelFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from hotels h
    where ${await hotelsMatching(db, filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function hotelForAdmin(db: Db, id: number): Promise<AdminHotelRow | undefined> {
  const { rows } = await sql<HotelAlone>`
    select ${hotelColumns(id)} from hotels h where h.id = ${id} and h.deleted_at is null`.execute(
    db,
  );
  const [hotel] = await withOwners(db, rows);
  return hotel;
}

/** Locks the hotel against bookings too: one that is on its way is finished before. */
export async function lockHotel(tx: Db, id: number): Promise<void> {
  await sql`select 1 from hotels where id = ${id} for update`.execute(tx);
}

/** Suspends with a reason, restores with null; false when the hotel is that already, or is gone. */
export async function setHotelSuspension(
  db: Db,
  id: number,
  reason: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    update hotels set suspended_reason = ${reason}
    where id = ${id} and deleted_at is null
      and (suspended_reason is null) = (${reason}::text is not null)
    returning id`.execute(db);
  return rows.length > 0;
}

/** Guests of those that are on sale again know it. */
export async function forgetGuestsTold(tx: Db, hotels: SomeHotels): Promise<void> {
  const these =
    'hotelId' in hotels ? sql`h.id = ${hotels.hotelId}` : sql`h.owner_id = ${hotels.ownerId}`;
  await sql`
    update hotels h set guests_told_suspended_at = null
    where ${these} and not ${suspended} and h.guests_told_suspended_at is not null`.execute(tx);
}
