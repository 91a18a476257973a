import { reducedPrice } from '../../../domain/vouchers/nightlyPrice';
import type { HotelConditions } from './conditions';
import type { HotelColumns } from './hotelColumns';
import type { RoomReader } from './roomColumns';
import { stayFilter } from './stayFilter';
import { deltasOf, stayPriceWith } from './typeDeltas';
import type { WantedNights } from './wantedNights';

/** Of a hotel by its row; prices are dong for all nights wanted, -1 without a room. */
export interface HotelPrices {
  hasRoom(hotel: number): boolean;
  /** Of the cheapest room as its card shows it. */
  shown(hotel: number): number;
  /** The same before any discount. */
  full(hotel: number): number;
  /** How many rooms can be had in the nights wanted. */
  roomsFree(hotel: number): number;
}

/**
 * Prices for the nights wanted: of rooms that are free then and can be had for the stay, or without a stay of all.
 */
export function hotelPrices(
  columns: HotelColumns,
  { stay }: Pick<HotelConditions, 'stay'>,
  { free, wanted }: { free: RoomReader; wanted: WantedNights },
): HotelPrices {
  const { firstRoom, roomCount, percent, types, leastDelta, rooms } = columns;
  const known = columns.priced.of(wanted, columns.id.length);
  const isAllowed = stay ? stayFilter(columns, wanted) : () => undefined;
  const reader = stay ? free : rooms.all();
  const lowest = (hotel: number, off: number): number => {
    const [start, count, ofHotel] = [firstRoom[hotel]!, roomCount[hotel]!, types[hotel]];
    const isMeant = isAllowed(hotel);
    if (!ofHotel) {
      const price = reader.lowestPrice(start, count, isMeant);
      return price < 0 ? price : reducedPrice(price, off) * wanted.count;
    }
    const priceOf = (price: number, type: number) =>
      type === 0
        ? reducedPrice(price, off) * wanted.count
        : stayPriceWith(deltasOf(ofHotel[type - 1]!, wanted), price, off);
    const leastPriceOf = (price: number) =>
      reducedPrice(Math.max(1, price + leastDelta[hotel]!), off) * wanted.count;
    return reader.leastOfTypes(start, count, { priceOf, leastPriceOf }, isMeant);
  };
  return {
    hasRoom: (hotel) =>
      known[hotel]! >= 0 ||
      (Number.isNaN(known[hotel]) &&
        reader.lowestPrice(firstRoom[hotel]!, roomCount[hotel]!, isAllowed(hotel)) >= 0),
    shown(hotel) {
      if (Number.isNaN(known[hotel])) known[hotel] = lowest(hotel, percent[hotel]!);
      return known[hotel]!;
    },
    full: (hotel) => lowest(hotel, 0),
    roomsFree: (hotel) => free.count(firstRoom[hotel]!, roomCount[hotel]!, isAllowed(hotel)),
  };
}
