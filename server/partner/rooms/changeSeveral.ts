import { toDong, type Rates } from '../../../domain/money';
import { HIGHEST_PRICE, priceChangedBy } from '../../../domain/roomPrices';
import { invalid, notFound } from '../../contract/errors';
import type { Schemas } from '../../contract/operations';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { priceIn } from './fields';
import { lockPrices, updatePrices, type OwnHotel } from './queries';

/**
 * Changes all of these rooms of the hotel or none of them.
 *
 * @returns how many
 * @throws ApiError 404 (a room is not the hotel's), 422
 */
export function changeSeveral(
  db: Db,
  hotel: OwnHotel,
  change: Schemas['RoomsChange'],
  rates: Rates,
): Promise<number> {
  const newPrice = priceRule(hotel, change);
  return inTransaction(db, async (tx) => {
    const rooms = await lockPrices(tx, hotel.id, change.roomIds);
    if (rooms.length < change.roomIds.length) throw notFound();
    const priced = rooms.map(({ id, price }) => {
      const next = newPrice(price);
      return { id, price: next, priceVnd: toDong(next, hotel.currency, rates) };
    });
    return updatePrices(tx, hotel.id, priced, change.status);
  });
}

function priceRule(
  { currency }: OwnHotel,
  { pricePerNight, pricePercent, status }: Schemas['RoomsChange'],
): (price: number) => number {
  if (pricePerNight !== undefined) {
    if (pricePercent !== undefined) throw invalid({ pricePercent: 'priceTwice' });
    const price = priceIn(currency, pricePerNight);
    return () => price;
  }
  if (pricePercent !== undefined) {
    return (price) => notTooHigh(priceChangedBy(pricePercent, price, currency));
  }
  if (status === undefined) throw invalid({ pricePerNight: 'nothingToChange' });
  return (price) => price;
}

function notTooHigh(price: number): number {
  if (price > HIGHEST_PRICE) throw invalid({ pricePercent: 'highPrice' });
  return price;
}
