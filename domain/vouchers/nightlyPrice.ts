/** The percentages that may be taken off without a code: something, but not everything. */
const MIN_PERCENT = 1;
const MAX_PERCENT = 99;

/** What a night in a room costs, in whole dong; with an automatic discount also what it would cost. */
export interface NightlyPrice {
  price: number;
  originalPrice?: number;
  /** Percent. */
  discount?: number;
}

/**
 * A room's price under the automatic percentage of today, or without one. The night itself is
 * rounded, half up: what a card shows, times the nights, is then exactly what a stay costs.
 */
export function nightlyPrice(fullPrice: number, percent: number | null): NightlyPrice {
  if (percent === null) return { price: fullPrice };
  return { price: reducedPrice(fullPrice, percent), originalPrice: fullPrice, discount: percent };
}

/** What is left of a night's price: rounded half up, and at least one dong. Exact for every price allowed. */
export function reducedPrice(fullPrice: number, percent: number): number {
  return Math.max(1, Math.floor((fullPrice * (100 - percent) + 50) / 100));
}

/** Whether a voucher's discount may be taken off without a code. */
export function mayApplyItself({ discountPercent }: { discountPercent: number | null }): boolean {
  if (discountPercent === null) return false;
  return discountPercent >= MIN_PERCENT && discountPercent <= MAX_PERCENT;
}
