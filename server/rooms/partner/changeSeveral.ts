import type { Rates } from '../../../domain/money/money';
import { isWithinHighest, priceChangedBy, priceInDong } from '../../../domain/rooms/roomPrices';
import { invalid, notFound } from '../../http/errors';
import type { Schemas } from '../../http/operations';
import { recordHotelChange } from '../../db/changeRecording';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import type { Terms } from '../nights/compileNights';
import { lockTypesOf } from '../types/matching.queries';
import { settleTypes } from '../types/settleTypes';
import { settleTonight, type Moment } from './bookedTonight';
import { priceIn } from './fields';
import { lockPrices, updatePrices } from './write.queries';
import type { OwnHotel } from './own';

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
  moment: Moment & Terms,
): Promise<number> {
  const { rates } = moment;
  const newPrice = priceRule(hotel, change, rates);
  return inTransaction(db, async (tx) => {
    await lockTypesOf(tx, hotel.id);
    const rooms = await lockPrices(tx, hotel.id, change.roomIds);
    if (rooms.length < change.roomIds.length) throw notFound();
    const priced = rooms.map(({ id, price }) => {
      const next = newPrice(price);
      return { id, price: next, priceVnd: priceInDong(next, hotel.currency, rates) };
    });
    const changed = await updatePrices(tx, hotel.id, priced, change.status);
    await settleTypes(tx, hotel.id, moment);
    for (const { id } of change.status ? rooms : []) {
      const room = { hotelId: hotel.id, roomId: id };
      await settleTonight(tx, room, change.status ?? 'AVAILABLE', moment);
    }
    await recordHotelChange(tx, hotel.id, { kind: 'ROOMS', ids: change.roomIds });
    return changed;
  });
}

function priceRule(
  { currency }: OwnHotel,
  { pricePerNight, pricePercent, status }: Schemas['RoomsChange'],
  rates: Rates,
): (price: number) => number {
  if (pricePerNight !== undefined) {
    if (pricePercent !== undefined) throw invalid({ pricePercent: 'priceTwice' });
    const price = priceIn(currency, pricePerNight, rates);
    return () => price;
  }
  if (pricePercent !== undefined) {
    return (price) => {
      const next = priceChangedBy(pricePercent, price, currency);
      if (!isWithinHighest(next, currency, rates)) throw invalid({ pricePercent: 'highPrice' });
      return next;
    };
  }
  if (status === undefined) throw invalid({ pricePerNight: 'nothingToChange' });
  return (price) => price;
}
