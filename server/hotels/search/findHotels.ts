import { reducedPrice } from '../../../domain/vouchers/nightlyPrice';
import { needsPrices, PRICE_ORDERS, type HotelConditions, type ShownPart } from './conditions';
import type { HotelColumns } from './hotelColumns';
import { byPrice, type HotelOrders } from './hotelOrders';
import { matchingOf } from './matching';
import { maskOf } from './nights';
import type { FreeRooms } from './roomColumns';
import type { WantedNights } from './wantedNights';

/** A hotel of the page, with what its card shows of the rooms for the stay or else for tonight. */
interface FoundHotel {
  id: number;
  automaticPercent: number | null;
  lowestPrice: number | null;
  roomsFree: number;
}

export interface Found {
  total: number;
  hotels: FoundHotel[];
}

/** All hotels as a search reads them. */
interface Hotels {
  columns: HotelColumns;
  orders: HotelOrders;
}

/** Dong a night of a hotel by its place, before any discount; -1 without a room. */
type FullPrice = (hotel: number) => number;

/** One page of the hotels found, and how many they are. */
export function findHotels(
  { columns, orders }: Hotels,
  search: HotelConditions,
  { page, size, wanted }: ShownPart & { wanted: WantedNights },
): Found {
  const { sort = 'recommended' } = search;
  const free = columns.rooms.free(wanted.party, maskOf(wanted.first, wanted.count));
  const priceOf = fullPrice(columns, search, free);
  const priceOrder = PRICE_ORDERS[sort];
  const selected = select(orders.places(sort), search, { columns, priceOf });
  const shown = priceOrder ? inOrderOfPrice(selected, priceOrder === 'highest') : selected.hotels;
  const { id, percent, firstRoom, roomCount } = columns;
  return {
    total: shown.length,
    hotels: shown.slice(page * size, (page + 1) * size).map((hotel) => ({
      id: id[hotel]!,
      automaticPercent: percent[hotel] || null,
      lowestPrice: priceOf(hotel) < 0 ? null : priceOf(hotel),
      roomsFree: free.count(firstRoom[hotel]!, roomCount[hotel]!),
    })),
  };
}

function fullPrice(columns: HotelColumns, { stay }: HotelConditions, free: FreeRooms): FullPrice {
  const { firstRoom, roomCount, rooms } = columns;
  return stay
    ? (hotel) => free.lowestPrice(firstRoom[hotel]!, roomCount[hotel]!)
    : (hotel) => rooms.lowestPrice(firstRoom[hotel]!, roomCount[hotel]!);
}

interface Selected {
  /** Places. */
  hotels: number[];
  /** Of each, as its card shows it, or -1; empty where none had to be looked at. */
  prices: number[];
}

function select(
  hotels: Uint32Array,
  search: HotelConditions,
  { columns, priceOf }: { columns: HotelColumns; priceOf: FullPrice },
): Selected {
  const { minPrice = -Infinity, maxPrice = Infinity, stay } = search;
  const { propertyType, amenities, minRating, others } = matchingOf(search, columns);
  const isPriced = needsPrices(search);
  const needsRoom = stay !== undefined || minPrice !== -Infinity || maxPrice !== Infinity;
  const selected: Selected = { hotels: [], prices: [] };
  for (const hotel of hotels) {
    if (!propertyType(hotel) || !amenities(hotel) || !minRating(hotel) || !others(hotel)) continue;
    if (isPriced) {
      const full = priceOf(hotel);
      if (full < 0 && needsRoom) continue;
      const price = full < 0 ? full : reducedPrice(full, columns.percent[hotel]!);
      if (full >= 0 && (price < minPrice || price > maxPrice)) continue;
      selected.prices.push(price);
    }
    selected.hotels.push(hotel);
  }
  return selected;
}

function inOrderOfPrice({ hotels, prices }: Selected, isDescending: boolean): number[] {
  return byPrice(prices, isDescending).map((place) => hotels[place]!);
}
