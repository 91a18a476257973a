import { reducedPrice } from '../../../domain/vouchers/nightlyPrice';
import type { HotelConditions } from './conditions';
import type { HotelColumns } from './hotelColumns';
import type { RoomReader, TypeFilter } from './roomColumns';
import { deltasOf, stayPriceWith } from './typeDeltas';
import { allowsStay } from './typeRestrictions';
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
 * Prices for the nights wanted: of rooms that are free then and of types whose dates allow the stay, or without a
 * stay of all.
 */
export function hotelPrices(
  columns: HotelColumns,
  { stay }: Pick<HotelConditions, 'stay'>,
  { free, wanted }: { free: RoomReader; wanted: WantedNights },
): HotelPrices {
  const { firstRoom, roomCount, percent, types, rooms } = columns;
  const reader = stay ? free : rooms.all();
  const isAllowed = (hotel: number): TypeFilter | undefined => {
    const ofHotel = stay && types[hotel];
    if (!ofHotel?.some(({ restrictions }) => restrictions)) return undefined;
    return (type) => {
      const said = type === 0 ? null : ofHotel[type - 1]!.restrictions;
      return said === null || allowsStay(said, wanted);
    };
  };
  const lowest = (hotel: number, off: number): number => {
    const [start, count, ofHotel] = [firstRoom[hotel]!, roomCount[hotel]!, types[hotel]];
    if (!ofHotel) {
      const price = reader.lowestPrice(start, count);
      return price < 0 ? price : reducedPrice(price, off) * wanted.count;
    }
    const isMeant = isAllowed(hotel);
    return reader.leastOfTypes(start, count, (price, type) => {
      if (isMeant && !isMeant(type)) return -1;
      if (type === 0) return reducedPrice(price, off) * wanted.count;
      return stayPriceWith(deltasOf(ofHotel[type - 1]!, wanted), price, off);
    });
  };
  return {
    hasRoom: (hotel) =>
      reader.lowestPrice(firstRoom[hotel]!, roomCount[hotel]!, isAllowed(hotel)) >= 0,
    shown: (hotel) => lowest(hotel, percent[hotel]!),
    full: (hotel) => lowest(hotel, 0),
    roomsFree: (hotel) => free.count(firstRoom[hotel]!, roomCount[hotel]!, isAllowed(hotel)),
  };
}
