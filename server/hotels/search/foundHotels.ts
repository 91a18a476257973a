import type { HotelConditions } from './conditions';
import type { HotelColumns } from './hotelColumns';
import { maskOf } from './nights';
import type { FreeRooms } from './roomColumns';
import type { WantedNights } from './wantedNights';

/** A hotel that was found, with what its card shows of the rooms for the stay or else for tonight. */
export interface FoundHotel {
  id: number;
  automaticPercent: number | null;
  lowestPrice: number | null;
  roomsFree: number;
}

/** The rooms that a search wants: of a hotel by its row, dong a night before any discount, or -1 without a room. */
export interface WantedRooms {
  free: FreeRooms;
  priceOf: (hotel: number) => number;
}

export function wantedRooms(
  { rooms, firstRoom, roomCount }: HotelColumns,
  { stay }: Pick<HotelConditions, 'stay'>,
  { party, first, count }: WantedNights,
): WantedRooms {
  const free = rooms.free(party, maskOf(first, count));
  return {
    free,
    priceOf: stay
      ? (hotel) => free.lowestPrice(firstRoom[hotel]!, roomCount[hotel]!)
      : (hotel) => rooms.lowestPrice(firstRoom[hotel]!, roomCount[hotel]!),
  };
}

/** Hotels by their rows. */
export function foundHotels(
  hotels: readonly number[],
  { id, percent, firstRoom, roomCount }: HotelColumns,
  { priceOf, free }: WantedRooms,
): FoundHotel[] {
  return hotels.map((hotel) => ({
    id: id[hotel]!,
    automaticPercent: percent[hotel] || null,
    lowestPrice: priceOf(hotel) < 0 ? null : priceOf(hotel),
    roomsFree: free.count(firstRoom[hotel]!, roomCount[hotel]!),
  }));
}
