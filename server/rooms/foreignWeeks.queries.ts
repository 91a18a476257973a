import { sql } from 'kysely';
import type { Currency } from '../../domain/money/money';
import type { Week } from '../../domain/prices/weekPrices';
import type { Db } from '../db/db';

/** A type's prices by weekday in another currency than dong. */
interface ForeignWeek {
  hotelId: number;
  id: number;
  currency: Currency;
  price: number;
  week: Week;
  /** What travellers see of them. */
  shown: number[];
}

export async function foreignWeeks(db: Db): Promise<ForeignWeek[]> {
  const { rows } = await sql<ForeignWeek>`
    select t.hotel_id as "hotelId", t.id, h.currency, t.price::float8 as price,
      t.week::float8[] as week, t.week_vnd::float8[] as shown
    from room_types t join hotels h on h.id = t.hotel_id
    where h.currency <> 'VND' and t.deleted_at is null and t.week is not null
    order by t.hotel_id, t.id`.execute(db);
  return rows;
}

/** Unless somebody has changed the prices in the meantime, who knew the rates. */
export async function setWeekInDong(
  tx: Db,
  { hotelId, id, week, dong }: Pick<ForeignWeek, 'hotelId' | 'id' | 'week'> & { dong: number[] },
): Promise<void> {
  await sql`
    update room_types set week_vnd = ${dong}::bigint[]
    where hotel_id = ${hotelId} and id = ${id} and week = ${week}::numeric[]`.execute(tx);
}
