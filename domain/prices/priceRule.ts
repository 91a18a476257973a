import { roundHalfUp, type Currency } from '../money/money';
import { HIGHEST_PRICE, PRICE_STEPS, priceWith } from '../rooms/roomPrices';

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
export function changedPrice(rule: PriceRule, price: number, currency: Currency): number {
  const asked = askedPrice(rule, price, currency);
  return Math.min(HIGHEST_PRICE, Math.max(PRICE_STEPS[currency], asked));
}

/** The same as it is asked for: an amount may bring a price to nothing or less, or above the highest. */
export function askedPrice(
  { change, value }: PriceRule,
  price: number,
  currency: Currency,
): number {
  if (change === 'NONE' || value === null) return price;
  if (change === 'PRICE') return value;
  if (change === 'AMOUNT') return priceWith(value, price, currency);
  const step = STEPS[currency];
  const steps = roundHalfUp(Math.round(price * 100) * (100 + value), 10_000 * step);
  return Math.max(1, steps) * step;
}
