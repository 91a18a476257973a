import { fullStayPrice, type NightPrice } from '../../domain/prices/nightPrices';
import { quoteOf, quoteOfRooms, type Quote } from '../../domain/bookings/quote';
import { nightsBetween, type Stay } from '../../domain/stays/stay';
import { discountOf } from '../../domain/vouchers/voucher';
import { nightsOfRoom } from '../rooms/nightsOfRoom';
import type { VoucherRow } from '../vouchers/queries';
import type { PricingContext } from './pricingContext';
import type { OfferedRoom } from './replaceTaken';

export interface PricedRoom extends OfferedRoom {
  nights: NightPrice[];
}

/** What rooms cost, and by which of the hotel's vouchers. */
export interface Price {
  voucher: VoucherRow | null;
  /** What the rooms' nights are reduced by; null under a code or without a voucher. */
  automaticPercent: number | null;
  rooms: PricedRoom[];
  quote: Quote;
}

interface Vouchers {
  automatic: VoucherRow | undefined;
  typed: VoucherRow | null;
}

/** Vouchers never add up: a code counts when it takes off more than the automatic voucher does. */
export function priceOf(
  rooms: readonly OfferedRoom[],
  stay: Stay,
  { automatic, typed }: Vouchers,
  { rates }: Pick<PricingContext, 'rates'>,
): Price {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const pricedAt = (percent: number | null) =>
    rooms.map((room) => ({ ...room, nights: nightsOfRoom(room, stay, percent) }));
  const nightsOf = (priced: readonly PricedRoom[]) => priced.map((room) => room.nights);
  const percent = automatic?.discountPercent ?? null;
  const reduced = pricedAt(percent);
  const usual: Price = {
    voucher: automatic ?? null,
    automaticPercent: percent,
    rooms: reduced,
    quote: quoteOfRooms(nightsOf(reduced), nights),
  };
  if (!typed) return usual;
  const full = pricedAt(null);
  const stayPrices = nightsOf(full).map(fullStayPrice);
  const quote = quoteOf({ stayPrices, nights, discount: discountOf(typed, rates) });
  const isBetter = quote.totalPrice < usual.quote.totalPrice || !automatic;
  return isBetter ? { voucher: typed, automaticPercent: null, rooms: full, quote } : usual;
}
