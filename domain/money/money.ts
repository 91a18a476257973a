export type Currency = 'VND' | 'USD' | 'EUR';

/** Dong for one unit of each foreign currency, with at most four decimals. */
export type Rates = Readonly<Record<Exclude<Currency, 'VND'>, number>>;

const SYMBOLS: Record<Currency, string> = { VND: '₫', USD: '$', EUR: '€' };

// Grouped by hand: the same text on every device and on the server, whatever locale data they carry.
const grouped = (digits: string, separator: string): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, separator);

/** What travellers read: `1.250.000 ₫` with a no-break space, in whole dong. */
export function formatDong(amount: number): string {
  return `${dongDigits(amount)}\u00a0₫`;
}

/** The same without the sign, where that stands beside it. */
export function dongDigits(amount: number): string {
  return grouped(String(Math.round(amount)), '.');
}

/** What partners read: `$1,250.50`, `€1,250.50`, `₫1,250,000`; `-$3.00` below zero. */
export function formatAmount(amount: number, currency: Currency): string {
  const [whole = '', fraction] = Math.abs(amount)
    .toFixed(currency === 'VND' ? 0 : 2)
    .split('.');
  const sign = amount < 0 ? '-' : '';
  return sign + SYMBOLS[currency] + grouped(whole, ',') + (fraction ? `.${fraction}` : '');
}

/** Whether an amount is one that can be charged in dong: whole, exact and not negative. */
export function isWholeDong(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0;
}

/**
 * `numerator / denominator` as the nearest integer, halves upwards (2.5 is 3, -2.5 is -2), exactly.
 * Throws a RangeError for fractions, a denominator that is not positive, or a result past 2^53.
 */
export function roundHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  const divisor = 2n * BigInt(denominator);
  if (divisor <= 0n) throw new RangeError('The denominator must be positive');
  const dividend = 2n * BigInt(numerator) + divisor / 2n;
  const remainder = dividend % divisor;
  // BigInt division cuts towards zero; rounding down needs the floor, below zero too.
  const floor = (dividend - remainder) / divisor - (remainder < 0n ? 1n : 0n);
  const result = Number(floor);
  if (!Number.isSafeInteger(result)) throw new RangeError('The result is too large to be exact');
  return result;
}

/** An amount with at most two decimals in whole dong, rounded once, half up. */
export function toDong(amount: number, currency: Currency, rates: Rates): number {
  const rate = currency === 'VND' ? 1 : rates[currency];
  const cents = BigInt(Math.round(amount * 100));
  return roundHalfUp(cents * BigInt(Math.round(rate * 10_000)), 1_000_000);
}
