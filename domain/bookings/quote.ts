import { roundHalfUp } from '../money/money';
import type { NightlyPrice } from '../vouchers/nightlyPrice';

/** What a voucher takes off: an integer percentage from 0 to 100, or whole dong. */
export type Discount = { percent: number } | { amount: number };

/** All amounts in whole dong; `totalPrice + taxAndFee` is `total`, always. */
export type Quote = {
  nights: number;
  /** Every room for every night, before the discount. */
  roomTotal: number;
  discount: number;
  /** The rooms after the discount, before tax and fee. */
  totalPrice: number;
  taxAndFee: number;
  /** What is paid at the counter. */
  total: number;
};

/** In force from the product's first day; a change is dated here and bookings keep their own amounts. */
export const TAX_AND_FEE_PERCENT = 10;

/** The discounted rooms in hundredths of a dong, which is exact for any whole percentage. */
function discountedHundredths(roomTotal: number, discount: Discount | null): bigint {
  if (!discount) return BigInt(roomTotal) * 100n;
  if ('percent' in discount) return BigInt(roomTotal) * BigInt(Math.max(0, 100 - discount.percent));
  return BigInt(Math.max(0, roomTotal - discount.amount)) * 100n;
}

/**
 * The one price of a stay. `roomPrices` are whole dong per night, one entry per room.
 * The total is rounded half up from the exact discounted value, not from a line already rounded; the
 * tax line is the difference. Throws a RangeError for amounts, nights or percentages that are not whole.
 */
export function quoteOf(
  order: { roomPrices: readonly number[]; nights: number; discount?: Discount | null },
  taxAndFeePercent: number = TAX_AND_FEE_PERCENT,
): Quote {
  const { roomPrices, nights } = order;
  const roomTotal = roomPrices.reduce((sum, price) => sum + price, 0) * nights;
  const hundredths = discountedHundredths(roomTotal, order.discount ?? null);
  const totalPrice = roundHalfUp(hundredths, 100);
  const total = roundHalfUp(hundredths * BigInt(100 + taxAndFeePercent), 10_000);
  const discount = roomTotal - totalPrice;
  return { nights, roomTotal, discount, totalPrice, taxAndFee: total - totalPrice, total };
}

/** The quote of rooms as they are shown: nights under an automatic discount are reduced already. */
export function quoteOfRooms(
  rooms: readonly Pick<NightlyPrice, 'price' | 'originalPrice'>[],
  nights: number,
): Quote {
  const quote = quoteOf({ roomPrices: rooms.map(({ price }) => price), nights });
  const full = rooms.reduce((sum, { price, originalPrice = price }) => sum + originalPrice, 0);
  const roomTotal = full * nights;
  return { ...quote, roomTotal, discount: roomTotal - quote.totalPrice };
}
