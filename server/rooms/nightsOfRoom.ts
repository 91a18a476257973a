import { nightPrices, SAME_EVERY_NIGHT, type NightPrice } from '../../domain/prices/nightPrices';
import type { Stay } from '../../domain/stays/stay';
import type { RoomRow } from './queries';

/**
 * What each night costs in a room.
 *
 * @param stay the one that the room was read for
 * @param percent what is taken off without a code
 */
export function nightsOfRoom(
  { price, typePrices: { base, week, dates } }: RoomRow,
  stay: Stay,
  percent: number | null,
): NightPrice[] {
  const ofType = base
    ? { base, week: week ?? null, dates: new Map(Object.entries(dates?.prices ?? {})) }
    : SAME_EVERY_NIGHT;
  return nightPrices(price, ofType, stay, percent);
}
