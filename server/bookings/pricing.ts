import { nightlyPrice } from '../../domain/vouchers/nightlyPrice';
import { quoteOf, quoteOfRooms, type Quote } from '../../domain/bookings/quote';
import { discountOf } from '../../domain/vouchers/voucher';
import type { RoomRow } from '../rooms/queries';
import type { VoucherRow } from '../vouchers/queries';
import type { PricingContext } from './pricingContext';

/** What rooms cost, and by which of the hotel's vouchers. */
export interface Price {
  voucher: VoucherRow | null;
  /** What the rooms' nights are reduced by; null under a code or without a voucher. */
  automaticPercent: number | null;
  quote: Quote;
}

interface Vouchers {
  automatic: VoucherRow | undefined;
  typed: VoucherRow | null;
}

/** Vouchers never add up: a code counts when it takes off more than the automatic voucher does. */
export function priceOf(
  rooms: readonly RoomRow[],
  nights: number,
  { automatic, typed }: Vouchers,
  { rates }: Pick<PricingContext, 'rates'>,
): Price {
  const percent = automatic?.discountPercent ?? null;
  const nightly = rooms.map(({ price }) => nightlyPrice(price, percent));
  const usual: Price = {
    voucher: automatic ?? null,
    automaticPercent: percent,
    quote: quoteOfRooms(nightly, nights),
  };
  if (!typed) return usual;
  const discount = discountOf(typed, rates);
  const quote = quoteOf({ roomPrices: rooms.map(({ price }) => price), nights, discount });
  const isBetter = quote.totalPrice < usual.quote.totalPrice || !automatic;
  return isBetter ? { voucher: typed, automaticPercent: null, quote } : usual;
}
