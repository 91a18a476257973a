import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/db';

/** Of `vouchers v`: taken off without a code at this moment. */
export const appliesItself = (now: Date) => sql`
  v.auto_apply and v.deleted_at is null and v.is_active and v.start_date <= ${now}
  and v.expiration_date > ${now} and (v.quantity = 0 or v.used < v.quantity)`;

/** The best percentage of each owner who has one: `owner_id`, `percent`. */
export const automaticPercents = (now: Date) => sql`
  select v.owner_id, max(v.discount_percent) as percent from vouchers v
  where ${appliesItself(now)} group by v.owner_id`;

/** The best percentage of one owner, or null: for one hotel quicker than those of all owners. */
export async function automaticPercentOf(
  db: Db,
  ownerId: number,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ percent: number | null }>`
    select max(v.discount_percent) as percent from vouchers v
    where v.owner_id = ${ownerId} and ${appliesItself(now)}`.execute(db);
  return rows[0]?.percent ?? null;
}

/** The rule of `nightlyPrice` for stored amounts and percentages; null without an amount. */
export const nightlyPriceOf = (fullPrice: RawBuilder<unknown>, percent: RawBuilder<unknown>) =>
  sql`case when ${fullPrice} is not null
    then greatest(1, (${fullPrice} * (100 - coalesce(${percent}, 0)) + 50) / 100) end`;
