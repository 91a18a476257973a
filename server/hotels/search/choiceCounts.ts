import { AMENITIES, PROPERTY_TYPES } from '../../../domain/hotels/hotelFeatures';
import { MIN_RATINGS } from '../../../site/hotelSearch';
import type { Schemas } from '../../http/operations';
import type { HotelConditions } from './conditions';
import type { HotelColumns } from './hotelColumns';
import type { Matching } from './matching';
import { usualRanges } from './stayPriceLimits';

export type ChoiceCounts = Schemas['ChoiceCounts'];

/** Conditions with choices that are counted, by bits. */
const TYPE = 1;
const AMENITY = 2;
const RATING = 4;
/** The usual ranges of prices. What a hotel costs is known last. */
export const PRICE = 8;

/** Which of these conditions a hotel does not meet, beside its price. */
export function missedBy(hotel: number, matching: Matching): number {
  return (
    (matching.propertyType(hotel) ? 0 : TYPE) |
    (matching.amenities(hotel) ? 0 : AMENITY) |
    (matching.minRating(hotel) ? 0 : RATING)
  );
}

/**
 * Whether a hotel counts for some choice: it misses no more than the one condition that is chosen instead.
 * An amenity is chosen beside the others, so that a hotel that lacks those counts for none.
 */
export const countsFor = (missed: number): boolean =>
  missed === 0 || missed === TYPE || missed === RATING;

/** Counts, of hotels that meet all other conditions, how many each choice leaves. */
export class ChoiceCounter {
  readonly #columns: HotelColumns;
  readonly #types = new Uint32Array(PROPERTY_TYPES.length);
  readonly #amenities = new Uint32Array(AMENITIES.length);
  readonly #ratings = new Uint32Array(MIN_RATINGS.length);
  readonly #ranges: ReturnType<typeof usualRanges>;
  readonly #prices: Uint32Array;

  constructor(columns: HotelColumns, search: HotelConditions) {
    this.#columns = columns;
    this.#ranges = usualRanges(search);
    this.#prices = new Uint32Array(this.#ranges.length);
  }

  /** @param price of all nights, before taxes and fees; -1 without a room, or where it does not matter */
  add(hotel: number, missed: number, price: number): void {
    const { propertyType, amenities, ratingTenths } = this.#columns;
    if ((missed & ~TYPE) === 0) this.#types[propertyType[hotel]!]! += 1;
    if (missed === 0) {
      const held = amenities[hotel]!;
      for (let i = 0; i < AMENITIES.length; i += 1) this.#amenities[i]! += (held >>> i) & 1;
    }
    if ((missed & ~RATING) === 0) {
      const rating = ratingTenths[hotel]! / 10;
      for (let i = 0; i < MIN_RATINGS.length; i += 1) {
        if (rating >= MIN_RATINGS[i]!) this.#ratings[i]! += 1;
      }
    }
    if ((missed & ~PRICE) === 0 && price >= 0) {
      for (let i = 0; i < this.#ranges.length; i += 1) {
        const { least, most } = this.#ranges[i]!;
        if (least <= price && price <= most) this.#prices[i]! += 1;
      }
    }
  }

  counts(): ChoiceCounts {
    return {
      propertyType: named(PROPERTY_TYPES, this.#types),
      amenities: named(AMENITIES, this.#amenities),
      minRating: named(MIN_RATINGS, this.#ratings),
      price: this.#ranges.map(({ min, max }, i) => ({
        ...(min !== null && { min }),
        ...(max !== null && { max }),
        hotels: this.#prices[i]!,
      })),
    };
  }
}

function named<K extends string | number>(names: readonly K[], counts: Uint32Array) {
  return Object.fromEntries(names.map((name, i) => [name, counts[i]!])) as Record<K, number>;
}
