import { roundHalfUp, toDong, type Currency, type Rates } from '../money/money';

/** The most that one night may cost, in dong as travellers see it: any stay's total is then exact. */
export const HIGHEST_PRICE = 1_000_000_000;

/** The smallest amount of a currency; every price is a whole number of them. */
export const PRICE_STEPS: Readonly<Record<Currency, number>> = { VND: 1, USD: 0.01, EUR: 0.01 };

const stepsInOne = (currency: Currency): number => (currency === 'VND' ? 1 : 100);

/** Whether the currency has such an amount: whole dong, cents of the others. */
export function isPriceIn(currency: Currency, price: number): boolean {
  const steps = stepsInOne(currency);
  return Math.round(price * steps) / steps === price;
}

/** Whether a night at that price is one that travellers may be asked to pay. */
export function isWithinHighest(price: number, currency: Currency, rates: Rates): boolean {
  return toDong(price, currency, rates) <= HIGHEST_PRICE;
}

/** What travellers see. A foreign price set at an older rate may have grown past the highest since. */
export function priceInDong(price: number, currency: Currency, rates: Rates): number {
  return Math.min(HIGHEST_PRICE, toDong(price, currency, rates));
}

/** A price raised or lowered by whole percents: rounded half up to a step, and never below one. */
export function priceChangedBy(percent: number, price: number, currency: Currency): number {
  const steps = stepsInOne(currency);
  const changed = roundHalfUp(Math.round(price * steps) * (100 + percent), 100);
  return Math.max(1, changed) / steps;
}

/** A type's price with what one of its rooms differs by, in exact steps; it may come to nothing or less. */
export function priceWith(difference: number, price: number, currency: Currency): number {
  const steps = stepsInOne(currency);
  return (Math.round(price * steps) + Math.round(difference * steps)) / steps;
}
