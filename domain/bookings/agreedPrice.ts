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
 * What takes something off a booking as it is stored. A code's percentage is not kept, but every whole one is
 * found again: it is the one that takes off just that much.
 *
 * @param isPercent whether the voucher takes off a percentage
 */
export function agreedDiscount(
  { roomTotal, discount, voucherCode }: Agreed,
  nights: readonly AgreedPrice[],
  isPercent: boolean,
): AgreedDiscount {
  if (voucherCode === null) return 'NONE';
  if (nights.some(({ price, fullPrice }) => price < fullPrice)) return 'NIGHTLY';
  if (!isPercent || roomTotal === 0) return { amount: discount };
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
