import type { HotelConditions } from './conditions';
import type { HotelColumns } from './hotelColumns';
import { maskOf } from './nights';
import { hotelPrices, type HotelPrices } from './hotelPrices';
import type { WantedNights } from './wantedNights';

/** A hotel that was found, with what its card shows of the rooms for the stay or else for tonight. */
export interface FoundHotel {
  id: number;
  automaticPercent: number | null;
  lowestPrice: number | null;
  shownPrice: number | null;
  roomsFree: number;
}

/** What hotels cost, and have free, in the nights wanted. */
export function wantedPrices(
  columns: HotelColumns,
  search: Pick<HotelConditions, 'stay'>,
  wanted: WantedNights,
): HotelPrices {
  const free = columns.rooms.free(wanted.party, maskOf(wanted.first, wanted.count));
  return hotelPrices(columns, search, { free, wanted });
}

/** Hotels by their rows. */
export function foundHotels(
  hotels: readonly number[],
  { id, percent }: HotelColumns,
  prices: HotelPrices,
): FoundHotel[] {
  return hotels.map((hotel) => ({
    id: id[hotel]!,
    automaticPercent: percent[hotel] || null,
    lowestPrice: orNull(prices.full(hotel)),
    shownPrice: orNull(prices.shown(hotel)),
    roomsFree: prices.roomsFree(hotel),
  }));
}

const orNull = (price: number): number | null => (price < 0 ? null : price);
