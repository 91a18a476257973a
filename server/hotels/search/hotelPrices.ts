import { reducedPrice } from '../../../domain/vouchers/nightlyPrice';
import type { HotelConditions } from './conditions';
import type { HotelColumns } from './hotelColumns';
import type { RoomReader } from './roomColumns';
import { averageWith, deltasOf } from './typeDeltas';
import type { WantedNights } from './wantedNights';

/** Of a hotel by its row; prices are dong a night on average, -1 without a room. */
export interface HotelPrices {
  hasRoom(hotel: number): boolean;
  /** Of the cheapest room as its card shows it. */
  shown(hotel: number): number;
  /** The same before any discount. */
  full(hotel: number): number;
}

/** Prices for the nights wanted: of rooms that are free then, or without a stay of all. */
export function hotelPrices(
  columns: HotelColumns,
  { stay }: Pick<HotelConditions, 'stay'>,
  { free, wanted }: { free: RoomReader; wanted: WantedNights },
): HotelPrices {
  const { firstRoom, roomCount, percent, types, rooms } = columns;
  const reader = stay ? free : rooms.all();
  const lowest = (hotel: number, off: number): number => {
    const [start, count, ofHotel] = [firstRoom[hotel]!, roomCount[hotel]!, types[hotel]];
    if (!ofHotel) {
      const price = reader.lowestPrice(start, count);
      return price < 0 ? price : reducedPrice(price, off);
    }
    return reader.leastOfTypes(start, count, (price, type) =>
      type === 0
        ? reducedPrice(price, off)
        : averageWith(deltasOf(ofHotel[type - 1]!, wanted), price, off),
    );
  };
  return {
    hasRoom: (hotel) => reader.lowestPrice(firstRoom[hotel]!, roomCount[hotel]!) >= 0,
    shown: (hotel) => lowest(hotel, percent[hotel]!),
    full: (hotel) => lowest(hotel, 0),
  };
}
