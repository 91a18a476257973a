import { lowestByDate } from '../../../domain/prices/lowestPrices';
import { priceWith } from '../../../domain/rooms/roomPrices';
import { vietnamToday, type Day } from '../../../domain/stays/stay';
import type { Db } from '../../db/db';
import { invalid } from '../../http/errors';
import { roomsOfTypes, typesWithHandPrices, type PricedRoom } from './lowestPrices.queries';
import { seasonsOf } from './seasons.queries';

interface Kept {
  now: Date;
  /** Of the body, that is to blame. */
  field: string;
}

/**
 * Within a transaction that has locked the hotel's types: makes a change of prices in which every room goes on
 * costing something on every night. A room that costs nothing already may stay so, but not with less.
 *
 * @throws ApiError 422 naming the rooms that would cost nothing
 */
export async function keepingPrices<T>(
  tx: Db,
  hotelId: number,
  { now, field }: Kept,
  change: () => Promise<T>,
): Promise<T> {
  const today = vietnamToday(now);
  const before = await freeRooms(tx, hotelId, today);
  const changed = await change();
  const after = await freeRooms(tx, hotelId, today);
  const free = [...after.values()].filter(
    ({ id, lowest }) => lowest < (before.get(id)?.lowest ?? Infinity),
  );
  if (free.length === 0) return changed;
  const numbers = free.map(({ roomNumber }) => roomNumber);
  throw invalid({ [field]: { error: 'roomNightsNothing', value: numbers } });
}

/** Rooms that by their type's prices would cost nothing or less on some night from today on, by id. */
async function freeRooms(
  tx: Db,
  hotelId: number,
  today: Day,
): Promise<Map<number, PricedRoom & { lowest: number }>> {
  const seasons = await seasonsOf(tx, hotelId, today);
  const types = (await typesWithHandPrices(tx, hotelId, today)).flatMap((type) => {
    const lowest = lowestByDate(type, seasons, today);
    return lowest === undefined ? [] : [{ ...type, lowest }];
  });
  if (types.length === 0) return new Map();
  const rooms = await roomsOfTypes(
    tx,
    hotelId,
    types.map(({ id }) => id),
  );
  const byId = new Map(types.map((type) => [type.id, type]));
  const priced = rooms.map((room) => {
    const { price, lowest, currency } = byId.get(room.typeId)!;
    // As much dearer or cheaper than its type as it always is.
    return { ...room, lowest: priceWith(lowest - price, room.price, currency) };
  });
  return new Map(priced.filter(({ lowest }) => lowest <= 0).map((room) => [room.id, room]));
}
