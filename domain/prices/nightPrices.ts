import { eachNight, type Day, type Stay } from '../stays/stay';
import { HIGHEST_PRICE } from '../rooms/roomPrices';
import { reducedPrice } from '../vouchers/nightlyPrice';
import { usualPrice } from './weekPrices';

/** What the nights of a room type cost, in whole dong. */
export interface TypePrices {
  /** Of every night that nothing else is said of. */
  base: number;
  /** Of each weekday, Monday first; null when all are the base price's. */
  week: readonly number[] | null;
  /** Of single dates, by hand or by a season; they come before the weekday. */
  dates: ReadonlyMap<Day, number>;
}

/** One night of one room, in whole dong. */
export interface NightPrice {
  night: Day;
  /** After the automatic discount. */
  price: number;
  /** Before it; absent without one. */
  originalPrice?: number;
}

/** A room without a type, or of a type whose nights all cost the same. */
export const SAME_EVERY_NIGHT: TypePrices = { base: 0, week: null, dates: new Map() };

/** What a night of the type costs: the date's price, else the weekday's, else the base price. */
export function typePrice({ base, week, dates }: TypePrices, night: Day): number {
  return dates.get(night) ?? usualPrice({ price: base, week }, night);
}

/**
 * What each night of a stay costs in a room. A room is as much dearer or cheaper than its type on
 * every night as it is at the base price (`roomPrice`, whole dong); no night costs less than a dong or
 * more than the highest price. Each night is reduced, and rounded half up, by itself.
 *
 * @param percent the automatic discount, or null
 */
export function nightPrices(
  roomPrice: number,
  prices: TypePrices,
  stay: Stay,
  percent: number | null,
): NightPrice[] {
  return eachNight(stay).map((night) => {
    const own = roomPrice + typePrice(prices, night) - prices.base;
    const full = Math.min(HIGHEST_PRICE, Math.max(1, own));
    if (percent === null) return { night, price: full };
    return { night, price: reducedPrice(full, percent), originalPrice: full };
  });
}

/** A night's price, and what it would cost without the automatic discount. */
export interface ShownPrice {
  price: number;
  originalPrice?: number | undefined;
}

/** All nights together, in whole dong. */
export function stayPrice(nights: readonly ShownPrice[]): number {
  return nights.reduce((sum, { price }) => sum + price, 0);
}

/** The same without the automatic discount. */
export function fullStayPrice(nights: readonly ShownPrice[]): number {
  return nights.reduce((sum, { price, originalPrice = price }) => sum + originalPrice, 0);
}

/** Whether not all nights cost the same. */
export function differ(nights: readonly ShownPrice[]): boolean {
  const [first] = nights;
  return nights.some(
    ({ price, originalPrice }) => price !== first!.price || originalPrice !== first!.originalPrice,
  );
}

/** A night on average, in both prices. Throws a RangeError without a night. */
export function averageNight(nights: readonly ShownPrice[]): Omit<NightPrice, 'night'> {
  const price = averagePrice(nights.map((night) => night.price));
  const full = nights.flatMap(({ originalPrice }) => originalPrice ?? []);
  return full.length === 0 ? { price } : { price, originalPrice: averagePrice(full) };
}

/** A night's price on average, rounded half up to whole dong. Throws a RangeError without a night. */
export function averagePrice(prices: readonly number[]): number {
  if (prices.length === 0) throw new RangeError('No night has no average price.');
  const sum = prices.reduce((total, price) => total + price, 0);
  return averageOf(sum, prices.length);
}

/** The same of what all nights cost together. */
export function averageOf(sum: number, nights: number): number {
  return Math.floor((2 * sum + nights) / (2 * nights));
}
