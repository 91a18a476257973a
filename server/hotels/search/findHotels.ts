import type { StayPrices } from '../../../domain/search/priceLimits';
import { needsPrices, PRICE_ORDERS, type HotelConditions, type ShownPart } from './conditions';
import { ChoiceCounter, countsFor, missedBy, PRICE, type ChoiceCounts } from './choiceCounts';
import { foundHotels, wantedPrices, type FoundHotel } from './foundHotels';
import type { HotelColumns } from './hotelColumns';
import { byPrice, type HotelOrders } from './hotelOrders';
import type { HotelPrices } from './hotelPrices';
import { matchingOf } from './matching';
import { stayPriceLimits } from './stayPriceLimits';
import type { WantedNights } from './wantedNights';

export interface Found {
  total: number;
  hotels: FoundHotel[];
  /** When they are asked for. */
  counts?: ChoiceCounts;
}

/** All hotels as a search reads them. */
interface Hotels {
  columns: HotelColumns;
  orders: HotelOrders;
}

/** One page of the hotels found, and how many they are. */
export function findHotels(
  { columns, orders }: Hotels,
  search: HotelConditions,
  { page, size, wanted, counts = false }: ShownPart & { wanted: WantedNights },
): Found {
  const { sort = 'recommended' } = search;
  const prices = wantedPrices(columns, search, wanted);
  const priceOrder = PRICE_ORDERS[sort];
  const counter = counts ? new ChoiceCounter(columns, search) : undefined;
  const selected = select(orders.rows(sort), search, { columns, prices, counter });
  const shown = priceOrder ? inOrderOfPrice(selected, priceOrder === 'highest') : selected.hotels;
  return {
    total: shown.length,
    ...(counter && { counts: counter.counts() }),
    hotels: foundHotels(shown.slice(page * size, (page + 1) * size), columns, prices),
  };
}

interface Selected {
  /** Rows. */
  hotels: number[];
  /** Of each, as its card shows it, or -1: it has none, or nobody asked. */
  prices: number[];
}

function select(
  hotels: Uint32Array,
  search: HotelConditions,
  {
    columns,
    prices,
    counter,
  }: { columns: HotelColumns; prices: HotelPrices; counter: ChoiceCounter | undefined },
): Selected {
  const matching = matchingOf(search, columns);
  const limits = stayPriceLimits(search);
  const isPriced = needsPrices(search);
  const needsRoom = search.stay !== undefined;
  const selected: Selected = { hotels: [], prices: [] };
  for (const hotel of hotels) {
    let missed = missedBy(hotel, matching);
    if (missed !== 0 && !(counter && countsFor(missed))) continue;
    if (!matching.others(hotel)) continue;
    let price = -1;
    // One that misses another condition counts for no range of prices.
    if (isPriced || (counter && missed === 0)) {
      price = prices.shown(hotel);
      if (price < 0 && needsRoom) continue;
      if (limits && !isWithin(price, limits)) missed |= PRICE;
    } else if (needsRoom && !prices.hasRoom(hotel)) continue;
    counter?.add(hotel, missed, price);
    if (missed !== 0) continue;
    selected.hotels.push(hotel);
    selected.prices.push(price);
  }
  return selected;
}

function isWithin(price: number, { least, most }: StayPrices): boolean {
  return price >= 0 && least <= price && price <= most;
}

function inOrderOfPrice({ hotels, prices }: Selected, isDescending: boolean): number[] {
  return byPrice(prices, isDescending).map((position) => hotels[position]!);
}
