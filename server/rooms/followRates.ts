import type { Rates } from '../../domain/money/money';
import { priceInDong } from '../../domain/rooms/roomPrices';
import type { Db } from '../db/db';
import { inTransaction } from '../db/transaction';
import { foreignPrices, setDongPrices } from './queries';

/** Makes what travellers see of prices in dollars and euros follow rates that the operator changed. */
export async function followRates(db: Db, rates: Rates): Promise<void> {
  const prices = await foreignPrices(db);
  const stale = prices
    .map((known) => ({ ...known, dong: priceInDong(known.price, known.currency, rates) }))
    .filter(({ dong, shown }) => dong !== shown);
  if (stale.length > 0) await inTransaction(db, (tx) => setDongPrices(tx, stale));
}
