import { sql } from 'kysely';
import { searchText } from '../../../domain/search/searchText';
import { recordHiddenChange, recordHotelChange, recordOwnerChange } from '../../db/changeRecording';
import type { Db } from '../../db/db';

const createdAt = sql`(extract(epoch from created_at) * 1000000)::bigint`;

/** When the account was made, in microseconds; undefined once it is deleted. */
export async function createdAtOf(db: Db, userId: number): Promise<number | undefined> {
  const { rows } = await sql<{ createdAt: number }>`
    select ${createdAt} as "createdAt" from users where id = ${userId}`.execute(db);
  return rows[0]?.createdAt;
}

/** The address of the account of that number, if it was made just then. */
export async function addressOf(
  db: Db,
  account: { accountId: number; createdAt: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from users
    where id = ${account.accountId} and ${createdAt} = ${account.createdAt}`.execute(db);
  return rows[0]?.email;
}

/** Those of the accounts that are there, if they were made just then. */
export async function accountsThere(
  db: Db,
  accounts: readonly { accountId: number; createdAt: number }[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from users where (id, ${createdAt}) in (
      select * from unnest(${accounts.map(({ accountId }) => accountId)}::bigint[],
        ${accounts.map((account) => account.createdAt)}::bigint[]))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Locks the account against changes; false once it is deleted. */
export async function lockAccount(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql`select id from users where id = ${userId} for update`.execute(db);
  return rows.length > 0;
}

/**
 * Locks a partner's hotels against changes and bookings: one that came first is finished and can be
 * counted, one that comes later waits and then finds the hotel deleted.
 */
export async function lockHotelsOf(db: Db, userId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from hotels where owner_id = ${userId} and deleted_at is null
    order by id`.execute(db);
  // One by one, always in this order: several rows are not locked at once where hotels are divided.
  for (const { id } of rows)
    await sql`select 1 from hotels where id = ${id} for update`.execute(db);
}

/**
 * Takes the e-mail address out of the account's bookings. Name and phone number stay as on the
 * booking: that is what the hotel keeps its books by.
 */
export async function forgetGuestAddress(
  db: Db,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const { rows } = await sql<{ hotelId: number }>`
    update bookings set guest_email = '',
      search_text = replace(search_text, ${searchText(email)}, '')
    where user_id = ${userId} returning hotel_id as "hotelId"`.execute(db);
  const hotelIds = new Set(rows.map(({ hotelId }) => hotelId));
  for (const id of hotelIds) await recordHiddenChange(db, id, { kind: 'BOOKINGS' });
}

/**
 * Reviews stay, without a name and with nothing that leads to the guest: the hotel knows by its
 * bookings who stayed with it, so neither the review nor the news of it may say which one it was.
 */
export async function unsignReviews(db: Db, userId: number): Promise<void> {
  await sql`
    update notifications n set booking_code = null
    from reviews r join hotels h on h.id = r.hotel_id
    where r.user_id = ${userId} and n.user_id = h.owner_id and n.hotel_id = r.hotel_id
      and n.review_id = r.id`.execute(db);
  const { rows } = await sql<{ hotelId: number }>`
    update reviews set user_id = null, user_name = null, booking_id = null
    where user_id = ${userId} returning hotel_id as "hotelId"`.execute(db);
  for (const { hotelId } of rows) await recordHotelChange(db, hotelId, { kind: 'REVIEWS' });
}

/** What administrators noted about the account stays, without saying whose it was. */
export async function unnameInAdminLog(db: Db, userId: number): Promise<void> {
  const name = 'Deleted account';
  await sql`
    update admin_actions set subject_name = ${name}, search_text = ${searchText(name)}
    where subject_id = ${userId} and action in ('SUSPEND_USER', 'RESTORE_USER')`.execute(db);
}

/** A partner's unlisted hotels and discounts; past bookings still show their hotel. */
export async function closeBusiness(db: Db, userId: number, now: Date): Promise<void> {
  await sql`
    update hotels set deleted_at = ${now}, version = version + 1
    where owner_id = ${userId} and deleted_at is null`.execute(db);
  await sql`
    update vouchers set deleted_at = ${now}, version = version + 1
    where owner_id = ${userId} and deleted_at is null`.execute(db);
  await recordOwnerChange(db, userId, { kind: 'HOTEL' });
  await sql`delete from notifications where user_id = ${userId}`.execute(db);
  await sql`delete from partner_settings where user_id = ${userId}`.execute(db);
}

/** The account itself with all that only it needs: favourites, mailed links. */
export async function removeAccount(db: Db, userId: number): Promise<void> {
  await sql`delete from favourites where user_id = ${userId}`.execute(db);
  await sql`delete from users where id = ${userId}`.execute(db);
}
