import type { Rates } from '../../../domain/money/money';
import { isWithinHighest, priceChangedBy, priceInDong } from '../../../domain/rooms/roomPrices';
import { invalid, notFound } from '../../http/errors';
import type { Schemas } from '../../http/operations';
import type { KeyedTransaction } from '../../accounts/keys/makeOnce';
import { recordHotelChange } from '../../db/changeRecording';
import type { Terms } from '../nights/compileNights';
import { keepingPrices } from '../nights/keepPrices';
import { refuseUnseenPrices } from '../seenPrices';
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
 * @throws ApiError 404 (a room is not the hotel's), 409 (one costs otherwise by now than was seen), 422
 */
export function changeSeveral(
  inKeyedTransaction: KeyedTransaction,
  hotel: OwnHotel,
  change: Schemas['RoomsChange'],
  moment: Moment & Terms,
): Promise<number> {
  const { rates } = moment;
  const newPrice = priceRule(hotel, change, rates);
  return inKeyedTransaction(async (tx) => {
    await lockTypesOf(tx, hotel.id);
    const rooms = await lockPrices(tx, hotel.id, change.roomIds);
    if (rooms.length < change.roomIds.length) throw notFound();
    refuseUnseenPrices(
      rooms.map(({ id, price }) => [id, price] as const),
      new Map(change.seen?.map(({ roomId, price }) => [roomId, price])),
    );
    const priced = rooms.map(({ id, price }) => {
      const next = newPrice(price);
      return { id, price: next, priceVnd: priceInDong(next, hotel.currency, rates) };
    });
    const field = change.pricePercent === undefined ? 'pricePerNight' : 'pricePercent';
    const changed = await keepingPrices(tx, hotel.id, { now: moment.now, field }, async () => {
      const updated = await updatePrices(tx, hotel.id, priced, change.status);
      await settleTypes(tx, hotel.id, moment);
      return updated;
    });
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
