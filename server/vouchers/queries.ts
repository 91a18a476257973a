import { sql, type RawBuilder } from 'kysely';
import type { VoucherDiscount, VoucherTerms } from '../../domain/vouchers/voucher';
import { recordOwnerChange } from '../db/changeRecording';
import type { Db } from '../db/db';
import { appliesItself } from '../hotels/automaticDiscount.queries';

export interface VoucherRow extends VoucherDiscount, VoucherTerms {
  id: number;
  ownerId: number;
  code: string;
  /** Raised by every change that the owner makes. */
  version: number;
}

interface BookingIds {
  hotelId: number;
  bookingId: number;
}

const voucherColumns = sql`
  v.id, v.owner_id as "ownerId", v.code, v.discount_percent as "discountPercent",
  v.discount_amount::float8 as "discountAmount", v.currency, v.start_date as "startDate",
  v.expiration_date as "expirationDate", v.quantity, v.used, v.is_active as "isActive", v.version`;

/** Whose vouchers count at a hotel. */
const ownerOf = (hotelId: number) => sql`(select owner_id from hotels where id = ${hotelId})`;

type Found = Promise<VoucherRow | undefined>;

/** The first that counts at a hotel and meets a condition. */
async function firstVoucher(db: Db, hotelId: number, condition: RawBuilder<unknown>): Found {
  const { rows } = await sql<VoucherRow>`
    select ${voucherColumns} from vouchers v
    where v.owner_id = ${ownerOf(hotelId)} and ${condition}
    order by v.discount_percent desc, (v.quantity = 0) desc, v.expiration_date desc, v.id
    limit 1`.execute(db);
  return rows[0];
}

/** The voucher that applies without a code at a hotel; of equal ones the lasting one. */
export function automaticVoucher(db: Db, hotelId: number, now: Date): Found {
  return firstVoucher(db, hotelId, appliesItself(now));
}

/** The voucher that a code names at a hotel. */
export function voucherOfHotel(db: Db, hotelId: number, codeKey: string): Found {
  return firstVoucher(db, hotelId, sql`v.code_key = ${codeKey} and v.deleted_at is null`);
}

/**
 * Counts a use, if the voucher still is what the price was made with and can be used now. It locks the
 * voucher, so it belongs at the end of the booking's transaction.
 *
 * @returns whether it was the last one; undefined if none was left, and the transaction must be undone
 */
export async function countVoucherUse(
  tx: Db,
  { ownerId, id, version }: Pick<VoucherRow, 'ownerId' | 'id' | 'version'>,
  now: Date,
): Promise<{ wasLast: boolean } | undefined> {
  const { rows } = await sql<{ wasLast: boolean }>`
    update vouchers set used = used + 1
    where owner_id = ${ownerId} and id = ${id} and version = ${version} and deleted_at is null
      and is_active and start_date <= ${now} and expiration_date > ${now}
      and (quantity = 0 or used < quantity)
    returning used = quantity as "wasLast"`.execute(tx);
  return rows[0];
}

/**
 * Takes the use again that a booking gave back.
 *
 * @returns false when somebody else has taken the last one since
 */
export async function retakeVoucherUse(
  tx: Db,
  { hotelId, bookingId }: BookingIds,
): Promise<boolean> {
  const { rows } = await sql<{ ownerId: number; voucherId: number }>`
    update voucher_uses set returned_at = null
    where hotel_id = ${hotelId} and booking_id = ${bookingId} and returned_at is not null
    returning owner_id as "ownerId", voucher_id as "voucherId"`.execute(tx);
  for (const { ownerId, voucherId } of rows) {
    const { rows: taken } = await sql<{ wasLast: boolean }>`
      update vouchers set used = used + 1
      where owner_id = ${ownerId} and id = ${voucherId} and (quantity = 0 or used < quantity)
      returning used = quantity as "wasLast"`.execute(tx);
    if (!taken[0]) return false;
    if (taken[0].wasLast) await recordOwnerChange(tx, ownerId, { kind: 'PRICES' });
  }
  return true;
}

/**
 * Gives back the use that a booking took, once however often it is called; a booking without a
 * voucher has none. Belongs into the transaction that ends the booking.
 */
export async function returnVoucherUse(
  tx: Db,
  { hotelId, bookingId }: BookingIds,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ ownerId: number; voucherId: number }>`
    update voucher_uses set returned_at = ${now}
    where hotel_id = ${hotelId} and booking_id = ${bookingId} and returned_at is null
    returning owner_id as "ownerId", voucher_id as "voucherId"`.execute(tx);
  for (const { ownerId, voucherId } of rows) {
    const { rows: returned } = await sql<{ wasUsedUp: boolean }>`
      update vouchers set used = used - 1
      where owner_id = ${ownerId} and id = ${voucherId}
      returning used + 1 = quantity as "wasUsedUp"`.execute(tx);
    if (returned[0]?.wasUsedUp) await recordOwnerChange(tx, ownerId, { kind: 'PRICES' });
  }
}
