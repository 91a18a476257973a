import { sql, type RawBuilder } from 'kysely';
import type { Currency } from '../../../domain/money/money';
import { searchText } from '../../../domain/search/searchText';
import type { MINIMUM_STAY_NIGHTS } from '../../../domain/stays/stay';
import { voucherKey, type VoucherStatus } from '../../../domain/vouchers/voucher';
import type { Db } from '../../db/db';

export interface PartnerVoucherRow {
  id: number;
  code: string;
  discountPercent: number | null;
  discountAmount: number | null;
  currency: Currency;
  startDate: Date;
  expirationDate: Date;
  quantity: number;
  used: number;
  isActive: boolean;
  /** Taken off without a code. */
  autoApply: boolean;
  description: string | null;
  version: number;
}

/** What the owner decides. */
export type VoucherWording = Omit<PartnerVoucherRow, 'id' | 'used' | 'version'>;

export interface VoucherFilter {
  /** Normalised as `vouchers.search_text` is. */
  text: string;
  status: VoucherStatus | undefined;
  now: Date;
}

interface Own {
  ownerId: number;
  id: number;
}

const columns = sql`
  v.id, v.code, v.discount_percent as "discountPercent",
  v.discount_amount::float8 as "discountAmount", v.currency, v.start_date as "startDate",
  v.expiration_date as "expirationDate", v.quantity, v.used, v.is_active as "isActive",
  v.auto_apply as "autoApply", v.description, v.version`;

const orders: Record<string, RawBuilder<unknown>> = {
  code: sql`v.code_key`,
  start: sql`v.start_date`,
  expiration: sql`v.expiration_date`,
  used: sql`v.used`,
};

function matching(ownerId: number, { text, status, now }: VoucherFilter) {
  const conditions = [sql`v.owner_id = ${ownerId}`, sql`v.deleted_at is null`];
  if (text) conditions.push(sql`strpos(v.search_text, ${text}) > 0`);
  if (status) conditions.push(ofStatus(status, now));
  return sql.join(conditions, sql` and `);
}

/** The rule of `displayStatus` for stored rows. */
function ofStatus(status: VoucherStatus, now: Date) {
  const inForce = sql`(v.is_active and v.expiration_date > ${now})`;
  if (status === 'expired') return sql`not ${inForce}`;
  const ahead = sql`v.start_date > ${now}`;
  return status === 'scheduled' ? sql`${inForce} and ${ahead}` : sql`${inForce} and not ${ahead}`;
}

/** The newest first, unless told otherwise. */
function inOrder(sort: string | undefined) {
  const column = orders[sort?.replace('-', '') ?? ''];
  const newest = sql`v.created_at desc, v.id desc`;
  if (!column) return newest;
  return sql`${column} ${sort?.startsWith('-') ? sql`desc` : sql`asc`}, ${newest}`;
}

export async function vouchersOfOwner(
  db: Db,
  ownerId: number,
  filter: VoucherFilter,
  { sort, page }: { sort: string | undefined; page?: { page: number; size: number } },
): Promise<PartnerVoucherRow[]> {
  const part = page ? sql`limit ${page.size} offset ${page.page * page.size}` : sql``;
  const { rows } = await sql<PartnerVoucherRow>`
    select ${columns} from vouchers v where ${matching(ownerId, filter)}
    order by ${inOrder(sort)} ${part}`.execute(db);
  return rows;
}

export async function voucherCount(
  db: Db,
  ownerId: number,
  filter: VoucherFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from vouchers v where ${matching(ownerId, filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function ownVoucher(
  db: Db,
  { ownerId, id }: Own,
): Promise<PartnerVoucherRow | undefined> {
  const { rows } = await sql<PartnerVoucherRow>`
    select ${columns} from vouchers v
    where v.owner_id = ${ownerId} and v.id = ${id} and v.deleted_at is null`.execute(db);
  return rows[0];
}

function searchTextOf({ code, description }: VoucherWording): string {
  return searchText(`${code} ${description ?? ''}`);
}

/** Fails on a unique index when the owner has the code already. */
export async function insertVoucher(
  db: Db,
  ownerId: number,
  voucher: VoucherWording,
  now: Date,
): Promise<PartnerVoucherRow | undefined> {
  const { rows } = await sql<PartnerVoucherRow>`
    insert into vouchers as v (
      owner_id, code, code_key, discount_percent, discount_amount, currency, start_date,
      expiration_date, quantity, is_active, auto_apply, description, search_text, created_at
    ) values (
      ${ownerId}, ${voucher.code}, ${voucherKey(voucher.code)}, ${voucher.discountPercent},
      ${voucher.discountAmount}, ${voucher.currency}, ${voucher.startDate},
      ${voucher.expirationDate}, ${voucher.quantity}, ${voucher.isActive}, ${voucher.autoApply},
      ${voucher.description}, ${searchTextOf(voucher)}, ${now}
    ) returning ${columns}`.execute(db);
  return rows[0];
}

/**
 * Changes the version that was read, and nothing if there is a newer one or more has been used than
 * the new quantity allows. Fails on a unique index when the owner has the code already.
 */
export async function changeVoucher(
  db: Db,
  { ownerId, id, version }: Own & { version: number },
  voucher: VoucherWording,
): Promise<PartnerVoucherRow | undefined> {
  const { quantity } = voucher;
  const { rows } = await sql<PartnerVoucherRow>`
    update vouchers as v set
      code = ${voucher.code}, code_key = ${voucherKey(voucher.code)},
      discount_percent = ${voucher.discountPercent}, discount_amount = ${voucher.discountAmount},
      currency = ${voucher.currency}, start_date = ${voucher.startDate},
      expiration_date = ${voucher.expirationDate}, quantity = ${quantity},
      is_active = ${voucher.isActive}, auto_apply = ${voucher.autoApply}, description = ${voucher.description},
      search_text = ${searchTextOf(voucher)}, version = v.version + 1
    where v.owner_id = ${ownerId} and v.id = ${id} and v.version = ${version}
      and v.deleted_at is null and (${quantity}::int = 0 or v.used <= ${quantity}::int)
    returning ${columns}`.execute(db);
  return rows[0];
}

/** @returns whether there was one */
export async function removeVoucher(db: Db, { ownerId, id }: Own, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update vouchers set deleted_at = ${now}, version = version + 1
    where owner_id = ${ownerId} and id = ${id} and deleted_at is null`.execute(db);
  return numAffectedRows === 1n;
}

/** Of one of the owner's hotels, on sale or not. */
export async function minimumStayOf(
  db: Db,
  ownerId: number,
  hotelId: number,
): Promise<keyof typeof MINIMUM_STAY_NIGHTS | undefined> {
  const { rows } = await sql<{ minimumStay: keyof typeof MINIMUM_STAY_NIGHTS }>`
    select minimum_stay as "minimumStay" from hotels
    where id = ${hotelId} and owner_id = ${ownerId} and deleted_at is null`.execute(db);
  return rows[0]?.minimumStay;
}
