import { fullStayPrice, type NightPrice } from '../../domain/prices/nightPrices';
import { quoteOf, quoteOfRooms, type Discount, type Quote } from '../../domain/bookings/quote';
import { TAX_AND_FEE_PERCENT } from '../../domain/bookings/taxAndFee';
import { nightsBetween, type Stay } from '../../domain/stays/stay';
import { discountOf } from '../../domain/vouchers/voucher';
import { nightsOfRoom } from '../rooms/nightsOfRoom';
import type { RoomRow } from '../rooms/queries';
import type { VoucherRow } from '../vouchers/queries';
import type { PricingContext } from './pricingContext';

export type PricedRoom<R extends RoomRow = RoomRow> = R & { nights: NightPrice[] };

/** What rooms cost, and by which of the hotel's vouchers. */
export interface Price<R extends RoomRow = RoomRow> {
  voucher: VoucherRow | null;
  /** What the rooms' nights are reduced by; null under a code or without a voucher. */
  automaticPercent: number | null;
  /** What the code takes off, whatever that comes to; null without a code that counts. */
  code: Discount | null;
  rooms: PricedRoom<R>[];
  quote: Quote;
}

interface Vouchers {
  automatic: VoucherRow | undefined;
  typed: VoucherRow | null;
}

/** Vouchers never add up: a code counts when it takes off more than the automatic voucher does. */
export function priceOf<R extends RoomRow>(
  rooms: readonly R[],
  stay: Stay,
  { automatic, typed }: Vouchers,
  { rates }: Pick<PricingContext, 'rates'>,
): Price<R> {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const pricedAt = (percent: number | null) =>
    rooms.map((room) => ({ ...room, nights: nightsOfRoom(room, stay, percent) }));
  const nightsOf = (priced: readonly PricedRoom<R>[]) => priced.map((room) => room.nights);
  const percent = automatic?.discountPercent ?? null;
  const reduced = pricedAt(percent);
  const usual: Price<R> = {
    voucher: automatic ?? null,
    automaticPercent: percent,
    code: null,
    rooms: reduced,
    quote: quoteOfRooms(nightsOf(reduced), nights),
  };
  if (!typed) return usual;
  const full = pricedAt(null);
  const stayPrices = nightsOf(full).map(fullStayPrice);
  const code = discountOf(typed, rates);
  const quote = quoteOf({ stayPrices, nights, discount: code });
  const isBetter = quote.totalPrice < usual.quote.totalPrice || !automatic;
  return isBetter ? { voucher: typed, automaticPercent: null, code, rooms: full, quote } : usual;
}

/** What a new booking keeps of its price. */
export function amountsOf({ rooms, voucher, quote }: Pick<Price, 'rooms' | 'voucher' | 'quote'>) {
  return {
    rooms,
    roomTotal: quote.roomTotal,
    discount: quote.discount,
    voucherCode: voucher?.code ?? null,
    totalPrice: quote.totalPrice,
    taxAndFeePercent: TAX_AND_FEE_PERCENT,
    taxAndFee: quote.taxAndFee,
    totalAmount: quote.total,
  };
}
