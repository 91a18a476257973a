import type { Rates } from '../../domain/money/money';
import { weekInDong } from '../../domain/prices/weekPrices';
import { priceInDong } from '../../domain/rooms/roomPrices';
import type { Db } from '../db/db';
import { inTransaction } from '../db/transaction';
import { foreignWeeks, setWeekInDong } from './foreignWeeks.queries';
import { foreignPrices, setDongPrices } from './queries';

/** Makes what travellers see of prices in dollars and euros follow rates that the operator changed. */
export async function followRates(db: Db, rates: Rates): Promise<void> {
  const prices = await foreignPrices(db);
  const stale = prices
    .map((known) => ({ ...known, dong: priceInDong(known.price, known.currency, rates) }))
    .filter(({ dong, shown }) => dong !== shown);
  const weeks = (await foreignWeeks(db))
    .map((type) => ({ ...type, dong: weekInDong(type.week, type.price, type.currency, rates) }))
    .filter(({ dong, shown }) => dong.some((price, day) => price !== shown[day]));
  if (stale.length === 0 && weeks.length === 0) return;
  await inTransaction(db, async (tx) => {
    await setDongPrices(tx, stale);
    for (const type of weeks) await setWeekInDong(tx, type);
  });
}
