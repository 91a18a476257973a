import { PRIOR_REVIEWS, PRIOR_TENTHS, type HotelSort } from './conditions';
import type { HotelFacts } from './hotelFacts';

/** What a hotel is ordered by, and its row in the columns. */
export interface RankedHotel {
  id: number;
  row: number;
  tenths: number;
  reviewCount: number;
  /** What it is recommended by. */
  score: number;
}

type Compare = (a: RankedHotel, b: RankedHotel) => number;

const byId: Compare = (a, b) => a.id - b.id;

const compares = {
  id: byId,
  recommended: (a, b) => b.score - a.score || byId(a, b),
  rating: (a, b) => b.tenths - a.tenths || b.reviewCount - a.reviewCount || byId(a, b),
} satisfies Record<string, Compare>;

type Order = keyof typeof compares;
const orders = Object.keys(compares) as Order[];

/** A bound for hotels: a price and a row among them are sorted as one exact number. */
const MAX_HOTELS = 2 ** 20;
/** Of one night surely, of a long stay nearly always. */
const BEYOND_ALL_PRICES = 2 ** 32;

/** All hotels in the orders that do not depend on a price. */
export class HotelOrders {
  readonly #ranked: Record<Order, RankedHotel[]> = { id: [], recommended: [], rating: [] };
  /** The same as rows, made when they are asked for. */
  readonly #rows = new Map<Order, Uint32Array>();

  add({ id, rating, reviewCount }: HotelFacts, row: number): RankedHotel {
    const tenths = Math.round(rating * 10);
    const points = (tenths * reviewCount + PRIOR_TENTHS * PRIOR_REVIEWS) * 100;
    const score = Math.floor(points / (reviewCount + PRIOR_REVIEWS));
    const hotel = { id, row, tenths, reviewCount, score };
    for (const order of orders) this.#ranked[order].splice(this.#before(order, hotel), 0, hotel);
    this.#rows.clear();
    return hotel;
  }

  remove(hotel: RankedHotel): void {
    for (const order of orders) this.#ranked[order].splice(this.#before(order, hotel), 1);
    this.#rows.clear();
  }

  /** The hotels' rows in that order; by id where it depends on a price. */
  rows(sort: HotelSort | 'id'): Uint32Array {
    const order = sort in compares ? (sort as Order) : 'id';
    let rows = this.#rows.get(order);
    if (!rows) {
      rows = Uint32Array.from(this.#ranked[order], ({ row }) => row);
      this.#rows.set(order, rows);
    }
    return rows;
  }

  /** How many come before it. */
  #before(order: Order, hotel: RankedHotel): number {
    const [ranked, compare] = [this.#ranked[order], compares[order]];
    let [low, high] = [0, ranked.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(ranked[middle]!, hotel) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Puts hotels in the order of their prices, those without one (-1) last, equal ones as they come.
 *
 * @returns where each stood
 */
export function byPrice(prices: readonly number[], isDescending: boolean): number[] {
  if (prices.some((price) => price >= BEYOND_ALL_PRICES)) return byHighPrice(prices, isDescending);
  const keys = new Float64Array(prices.length);
  for (let i = 0; i < prices.length; i += 1) {
    const price = prices[i]!;
    const rising = isDescending ? BEYOND_ALL_PRICES - 1 - price : price;
    keys[i] = (price < 0 ? BEYOND_ALL_PRICES : rising) * MAX_HOTELS + i;
  }
  return Array.from(keys.sort(), (key) => key % MAX_HOTELS);
}

/** The same, for prices of any height. */
function byHighPrice(prices: readonly number[], isDescending: boolean): number[] {
  const keyOf = (place: number) => {
    const price = prices[place]!;
    if (price < 0) return Infinity;
    return isDescending ? -price : price;
  };
  return [...prices.keys()].sort((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    return one === other ? a - b : one < other ? -1 : 1;
  });
}
