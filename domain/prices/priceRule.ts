import { roundHalfUp, type Currency } from '../money/money';
import { HIGHEST_PRICE, priceWith } from '../rooms/roomPrices';

/** How a price changes: by a whole percentage, to a price, by an amount, or not at all. */
export interface PriceRule {
  change: 'PERCENT' | 'PRICE' | 'AMOUNT' | 'NONE';
  value: number | null;
}

/** The least and the most that a price can be changed by at once. */
export const CHANGE_PERCENT = { min: -90, max: 500 };
/** What a percentage is rounded to. */
const STEPS: Readonly<Record<Currency, number>> = { VND: 1000, USD: 1, EUR: 1 };

/** Whether a price can be changed by that percentage. */
export const isChangePercent = (value: number): boolean =>
  Number.isInteger(value) && value >= CHANGE_PERCENT.min && value <= CHANGE_PERCENT.max;

/**
 * A price after a change, in the same currency: a percentage is rounded half up to the currency's step,
 * one step at least; none is below the currency's smallest amount or above the highest price.
 */
export function changedPrice(
  { change, value }: PriceRule,
  price: number,
  currency: Currency,
): number {
  if (change === 'NONE' || value === null) return price;
  return Math.min(HIGHEST_PRICE, atLeast({ change, value }, price, currency));
}

function atLeast(
  { change, value }: { change: string; value: number },
  price: number,
  currency: Currency,
) {
  const step = STEPS[currency];
  if (change === 'PERCENT') {
    const steps = roundHalfUp(Math.round(price * 100) * (100 + value), 10_000 * step);
    return Math.max(1, steps) * step;
  }
  if (change === 'PRICE') return value;
  return Math.max(currency === 'VND' ? 1 : 0.01, priceWith(value, price, currency));
}
