import type { VoucherDiscount } from '../vouchers/voucher';
import { quoteOf, type Discount, type Quote } from './quote';

/** A night as it was agreed, in whole dong. */
export interface AgreedPrice {
  /** After the automatic discount. */
  price: number;
  /** Before it. */
  fullPrice: number;
}

/** What takes something off a booking: nothing, each night's own reduction, or a code off the whole stay. */
export type AgreedDiscount = 'NONE' | 'NIGHTLY' | Discount;

/**
 * What a night costs in another room: by as much more or less as the two rooms differ today. One that was agreed
 * when its room was cheap may differ by more than it costs; so it never comes below both what was agreed and what
 * the new room costs.
 *
 * @param today what the room that it leaves and the one that it gets cost today
 */
export function movedPrice(
  agreed: AgreedPrice,
  { from, to }: { from: AgreedPrice; to: AgreedPrice },
): AgreedPrice {
  const moved = (of: keyof AgreedPrice) =>
    Math.max(Math.min(agreed[of], to[of]), agreed[of] + to[of] - from[of]);
  const fullPrice = moved('fullPrice');
  return { price: Math.min(moved('price'), fullPrice), fullPrice };
}

interface Agreed {
  roomTotal: number;
  discount: number;
  voucherCode: string | null;
}

/**
 * What takes something off a booking as it is stored. A code that takes off nothing was no guest's: it is the automatic
 * one, whose nights have been priced by hand since.
 *
 * @param code what its code takes off, where it has one
 */
export function agreedDiscount(
  { voucherCode }: Pick<Agreed, 'voucherCode'>,
  nights: readonly AgreedPrice[],
  code: Discount,
): AgreedDiscount {
  if (voucherCode === null) return 'NONE';
  const isReduced = nights.some(({ price, fullPrice }) => price < fullPrice);
  const takesOff = 'percent' in code ? code.percent : code.amount;
  return isReduced || takesOff === 0 ? 'NIGHTLY' : code;
}

/**
 * What a code was agreed to take off, of a booking from before that was kept. Every whole percentage is found again: it
 * is the one that takes off just as much. An amount is what it did take off; where that was all there was, it may have
 * been more, as its voucher says.
 *
 * @param voucher as it is today; undefined when it has gone
 */
export function codeFoundAgain(
  { roomTotal, discount }: Pick<Agreed, 'roomTotal' | 'discount'>,
  voucher: VoucherDiscount | undefined,
): Discount {
  const { discountPercent = null, discountAmount, currency } = voucher ?? {};
  if (discountPercent === null || roomTotal === 0) {
    const isCapped = discount === roomTotal && currency === 'VND';
    return { amount: isCapped ? Math.max(discount, discountAmount ?? 0) : discount };
  }
  const percent = Math.round((100 * discount) / roomTotal);
  const same = quoteOf({ stayPrices: [roomTotal], nights: 1, discount: { percent } });
  return same.discount === discount ? { percent } : { amount: discount };
}

/**
 * What a booking costs by its nights. A code's percentage counts on all of them, an amount takes off no more than
 * there is.
 *
 * @param rooms the nights of each room
 */
export function agreedQuote(
  rooms: readonly (readonly AgreedPrice[])[],
  { discount, nights, percent }: { discount: AgreedDiscount; nights: number; percent: number },
): Quote {
  const sum = (prices: readonly number[]) => prices.reduce((total, price) => total + price, 0);
  const stayPrices = rooms.map((room) => sum(room.map(({ price }) => price)));
  const off = typeof discount === 'string' ? null : discount;
  const quote = quoteOf({ stayPrices, nights, discount: off }, percent);
  const roomTotal = sum(rooms.flat().map(({ fullPrice }) => fullPrice));
  return { ...quote, roomTotal, discount: roomTotal - quote.totalPrice };
}
