import { sql, type RawBuilder } from 'kysely';
import type { Discount } from '../../domain/bookings/quote';
import type { VoucherDiscount } from '../../domain/vouchers/voucher';
import type { Db } from '../db/db';
import type { VoucherRow } from './queries';

interface BookingIds {
  hotelId: number;
  bookingId: number;
}

interface VoucherKey {
  ownerId: number;
  voucherId: number;
}

/** What a booking has used of which voucher. */
export interface VoucherUse extends VoucherKey {
  /** What its code takes off; null where that was not kept yet, or it is no code. */
  agreed: Discount | null;
}

const columns = sql`agreed_percent, agreed_amount`;

function valuesOf(agreed: Discount | null): RawBuilder<unknown> {
  const { percent, amount }: { percent?: number; amount?: number } = agreed ?? {};
  return sql`${percent ?? null}::int, ${amount ?? null}::bigint`;
}

/**
 * Notes for what a booking uses a voucher, before the use is counted.
 *
 * @param off.amount what was taken off
 * @param off.agreed what a code takes off, whatever that comes to
 */
export async function insertVoucherUse(
  tx: Db,
  { hotelId, bookingId }: BookingIds,
  { ownerId, id }: Pick<VoucherRow, 'ownerId' | 'id'>,
  { amount, agreed, now }: { amount: number; agreed: Discount | null; now: Date },
): Promise<void> {
  await sql`
    insert into voucher_uses (hotel_id, booking_id, owner_id, voucher_id, amount, used_at, ${columns})
    values (${hotelId}, ${bookingId}, ${ownerId}, ${id}, ${amount}, ${now}, ${valuesOf(agreed)})`.execute(
    tx,
  );
}

export async function voucherUseOf(
  db: Db,
  { hotelId, bookingId }: BookingIds,
): Promise<VoucherUse | undefined> {
  const { rows } = await sql<VoucherKey & { percent: number | null; amount: number | null }>`
    select owner_id as "ownerId", voucher_id as "voucherId", agreed_percent as percent,
      agreed_amount as amount
    from voucher_uses where hotel_id = ${hotelId} and booking_id = ${bookingId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { percent, amount, ...voucher } = row;
  if (percent !== null) return { ...voucher, agreed: { percent } };
  return { ...voucher, agreed: amount === null ? null : { amount } };
}

/** What a voucher takes off today, one that its owner has deleted too. */
export async function voucherDiscount(
  db: Db,
  { ownerId, voucherId }: VoucherKey,
): Promise<VoucherDiscount | undefined> {
  const { rows } = await sql<VoucherDiscount>`
    select discount_percent as "discountPercent", discount_amount::float8 as "discountAmount", currency
    from vouchers where owner_id = ${ownerId} and id = ${voucherId}`.execute(db);
  return rows[0];
}

/** What a voucher has taken off a booking that costs something else now. */
export async function setVoucherAmount(
  tx: Db,
  { hotelId, bookingId }: BookingIds,
  amount: number,
): Promise<void> {
  await sql`
    update voucher_uses set amount = ${amount}
    where hotel_id = ${hotelId} and booking_id = ${bookingId}`.execute(tx);
}

/** Keeps what a code takes off that was used before this was kept. */
export async function keepAgreedCode(
  tx: Db,
  { hotelId, bookingId }: BookingIds,
  agreed: Discount,
): Promise<void> {
  await sql`
    update voucher_uses set (${columns}) = row(${valuesOf(agreed)})
    where hotel_id = ${hotelId} and booking_id = ${bookingId}
      and agreed_percent is null and agreed_amount is null`.execute(tx);
}
