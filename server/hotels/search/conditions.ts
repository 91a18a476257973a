import type { NamedPlace } from '../../../domain/hotels/places';
import type { Amenity, PropertyType } from '../../../domain/hotels/hotelFeatures';
import type { Stay } from '../../../domain/stays/stay';

export type HotelSort = 'recommended' | 'priceAsc' | 'priceDesc' | 'rating';

/** A stay of a party that wants one room. */
export type PartyStay = Stay & { adults: number; children: number };

/** What hotels are looked for by; what is absent does not narrow. */
export interface HotelConditions {
  destination?: string | undefined;
  /** What a text asks for, by `meaningOf`; the words beside a place's name narrow within it. */
  words?: readonly string[] | undefined;
  places?: readonly NamedPlace[] | undefined;
  propertyType?: readonly PropertyType[] | undefined;
  amenities?: readonly Amenity[] | undefined;
  minRating?: number | undefined;
  /** Whole dong, of a card's `price`: a night on average, before taxes and fees. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Whole dong, of a card's `stayTotal`: only with a stay. */
  minTotal?: number | undefined;
  maxTotal?: number | undefined;
  /** The rooms that count are free all these nights and hold the party alone. */
  stay?: PartyStay | undefined;
  sort?: HotelSort | undefined;
}

/** Which of all hotels found are shown, and when. */
export interface ShownPart {
  page: number;
  size: number;
  now: Date;
  /** Whether the hotels that each choice leaves are counted, where that can be done. */
  counts?: boolean;
}

/** How many like hotels are shown, and when; with a stay, those that have a room for it. */
export interface SimilarPart extends Pick<HotelConditions, 'stay'> {
  limit: number;
  now: Date;
}

/** Which prices come first in orders by price. */
export const PRICE_ORDERS: Readonly<Partial<Record<HotelSort, 'lowest' | 'highest'>>> = {
  priceAsc: 'lowest',
  priceDesc: 'highest',
};

/** Whether a hotel's price decides if or where it is shown. */
export function needsPrices(search: HotelConditions): boolean {
  const { sort } = search;
  const byPrice = sort !== undefined && PRICE_ORDERS[sort] !== undefined;
  return byPrice || hasPriceLimits(search);
}

export function hasPriceLimits(search: HotelConditions): boolean {
  const { minPrice, maxPrice, minTotal, maxTotal } = search;
  return [minPrice, maxPrice, minTotal, maxTotal].some((limit) => limit !== undefined);
}

// An average of few reviews says little: ten reviews of 3.5 are added to everybody's.
export const PRIOR_TENTHS = 35;
export const PRIOR_REVIEWS = 10;
