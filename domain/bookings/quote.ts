import { roundHalfUp } from '../money/money';
import { fullStayPrice, stayPrice, type ShownPrice } from '../prices/nightPrices';
import { TAX_AND_FEE_PERCENT } from './taxAndFee';

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

/** The discounted rooms in hundredths of a dong, which is exact for any whole percentage. */
function discountedHundredths(roomTotal: number, discount: Discount | null): bigint {
  if (!discount) return BigInt(roomTotal) * 100n;
  if ('percent' in discount) return BigInt(roomTotal) * BigInt(Math.max(0, 100 - discount.percent));
  return BigInt(Math.max(0, roomTotal - discount.amount)) * 100n;
}

/**
 * The one price of a stay. `stayPrices` are whole dong for all its nights, one entry per room.
 * The total is rounded half up from the exact discounted value, not from a line already rounded; the
 * tax line is the difference. Throws a RangeError for amounts or percentages that are not whole.
 */
export function quoteOf(
  order: { stayPrices: readonly number[]; nights: number; discount?: Discount | null },
  taxAndFeePercent: number = TAX_AND_FEE_PERCENT,
): Quote {
  const { stayPrices, nights } = order;
  const roomTotal = stayPrices.reduce((sum, price) => sum + price, 0);
  const hundredths = discountedHundredths(roomTotal, order.discount ?? null);
  const totalPrice = roundHalfUp(hundredths, 100);
  const total = roundHalfUp(hundredths * BigInt(100 + taxAndFeePercent), 10_000);
  const discount = roomTotal - totalPrice;
  return { nights, roomTotal, discount, totalPrice, taxAndFee: total - totalPrice, total };
}

/** The quote of rooms by their nights as they are shown: under an automatic discount reduced already. */
export function quoteOfRooms(rooms: readonly (readonly ShownPrice[])[], nights: number): Quote {
  const quote = quoteOf({ stayPrices: rooms.map(stayPrice), nights });
  const roomTotal = rooms.reduce((sum, room) => sum + fullStayPrice(room), 0);
  return { ...quote, roomTotal, discount: roomTotal - quote.totalPrice };
}
