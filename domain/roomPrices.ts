import { roundHalfUp, type Currency } from './money';

/** The most that one night may cost, in any currency. */
export const HIGHEST_PRICE = 1_000_000_000;

/** The smallest amount of a currency; every price is a whole number of them. */
export const PRICE_STEPS: Readonly<Record<Currency, number>> = { VND: 1, USD: 0.01, EUR: 0.01 };

const stepsInOne = (currency: Currency): number => (currency === 'VND' ? 1 : 100);

/** Whether the currency has such an amount: whole dong, cents of the others. */
export function isPriceIn(currency: Currency, price: number): boolean {
  const steps = stepsInOne(currency);
  return Math.round(price * steps) / steps === price;
}

/** A price raised or lowered by whole percents: rounded half up to a step, and never below one. */
export function priceChangedBy(percent: number, price: number, currency: Currency): number {
  const steps = stepsInOne(currency);
  const changed = roundHalfUp(Math.round(price * steps) * (100 + percent), 100);
  return Math.max(1, changed) / steps;
}
