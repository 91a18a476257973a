import { sql } from 'kysely';
import type { Db } from '../../db/db';

export interface AdminUserRow {
  id: number;
  fullName: string;
  email: string;
  phone: string | null;
  role: 'CUSTOMER' | 'PARTNER' | 'ADMIN';
  verified: boolean;
  suspendedReason: string | null;
  hotels: number;
  createdAt: Date;
}

export interface UserFilter {
  /** Normalised as `users.search_text` is. */
  text?: string | undefined;
  role?: string | undefined;
  suspended?: boolean | undefined;
}

const userColumns = sql`
  u.id, trim(u.last_name || ' ' || u.first_name) as "fullName", u.email, u.phone, u.role,
  u.verified_at is not null as verified, u.suspended_reason as "suspendedReason",
  u.created_at as "createdAt"`;

type UserAlone = Omit<AdminUserRow, 'hotels'>;

/** Adds how many hotels each has. */
async function withHotels(db: Db, users: readonly UserAlone[]): Promise<AdminUserRow[]> {
  const { rows } = await sql<{ ownerId: number; hotels: number }>`
    select owner_id as "ownerId", count(*)::int as hotels from hotels
    where owner_id = any(${users.map(({ id }) => id)}::bigint[]) and deleted_at is null
    group by owner_id`.execute(db);
  const hotels = new Map(rows.map((row) => [row.ownerId, row.hotels]));
  return users.map((user) => ({ ...user, hotels: hotels.get(user.id) ?? 0 }));
}

const userOrders = {
  name: sql`u.search_text`,
  '-name': sql`u.search_text desc`,
  email: sql`u.email_key`,
  '-email': sql`u.email_key desc`,
  created: sql`u.created_at`,
  '-created': sql`u.created_at desc`,
};
export type UserOrder = keyof typeof userOrders;

function usersMatching({ text, role, suspended }: UserFilter) {
  const conditions = [sql`true`];
  if (text) conditions.push(sql`strpos(u.search_text, ${text}) > 0`);
  if (role !== undefined) conditions.push(sql`u.role = ${role}`);
  if (suspended !== undefined) {
    conditions.push(sql`(u.suspended_reason is not null) = ${suspended}`);
  }
  return sql.join(conditions, sql` and `);
}

export async function userPage(
  db: Db,
  filter: UserFilter,
  { page, size, order }: { page: number; size: number; order: UserOrder },
): Promise<AdminUserRow[]> {
  const { rows } = await sql<UserAlone>`
    select ${userColumns} from users u where ${usersMatching(filter)}
    order by ${userOrders[order]}, u.id limit ${size} offset ${page * size}`.execute(db);
  return withHotels(db, rows);
}

export async function userCount(db: Db, filter: UserFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users u where ${usersMatching(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Locks accounts, always in the same order, so that two administrators cannot lock each other out. */
export async function lockUsers(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; suspended: boolean }[]> {
  const { rows } = await sql<{ id: number; suspended: boolean }>`
    select id, suspended_reason is not null as suspended from users
    where id = any(${[...ids]}::bigint[]) order by id for update`.execute(db);
  return rows;
}

/** Suspends with a reason, which ends every token of the account; restores with null. */
export async function setUserSuspension(
  db: Db,
  id: number,
  reason: string | null,
): Promise<AdminUserRow | undefined> {
  const { rows } = await sql<UserAlone>`
    update users u set suspended_reason = ${reason},
      token_version = token_version + case when ${reason}::text is null then 0 else 1 end
    where u.id = ${id}
    returning ${userColumns}`.execute(db);
  const [user] = await withHotels(db, rows);
  return user;
}

/**
 * With the owner's suspension, in its transaction, and with its end, of which guests are told by themselves. The version
 * before told them when it suspended, and kept no more than that.
 */
export async function setOwnerSuspended(tx: Db, ownerId: number, since: Date | null) {
  await sql`
    update hotels set owner_suspended_at = ${since}::timestamptz,
      guests_told_suspended_at =
        coalesce(${since}::timestamptz, guests_told_suspended_at, owner_suspended_at)
    where owner_id = ${ownerId}`.execute(tx);
}
