import type { PropertyType } from '../../../domain/hotels/hotelFeatures';
import type { IndexedRoom } from './roomColumns';
import type { IndexedType } from './typeRestrictions';

/** Taken off all prices of a hotel without a code, from a moment on and before another, in ms. */
export interface AutomaticVoucher {
  percent: number;
  from: number;
  until: number;
}

/** A hotel on sale as the database has it. */
export interface HotelFacts {
  id: number;
  destination: string | null;
  propertyType: PropertyType;
  amenities: Readonly<Record<string, boolean>>;
  minimumNights: number;
  gapFilling: boolean;
  rating: number;
  reviewCount: number;
  searchText: string;
  /** The number of the day with which what is known of its rooms' nights begins. */
  firstNight: number;
  /** The cheapest first. */
  rooms: readonly IndexedRoom[];
  /** Those whose nights do not all cost the same, or whose dates do not allow every stay; rooms are of them by their place, from 1. */
  types: readonly IndexedType[];
  vouchers: readonly AutomaticVoucher[];
}
