import { TAX_AND_FEE_PERCENT } from '../bookings/taxAndFee';

/** Whole dong, its ends within it; null is none. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

/** Where the usual ranges meet: a night's prices, before taxes and fees. */
const MEETINGS = [500_000, 1_000_000, 2_000_000];

/**
 * The ranges that a list can be narrowed to, the lowest first: of what cards tell without dates, or of
 * a stay of so many nights with taxes and fees.
 */
export function priceRanges(nights: number | null): PriceRange[] {
  const share = nights === null ? 1 : (nights * (100 + TAX_AND_FEE_PERCENT)) / 100;
  const ends = MEETINGS.map((night) => plainAmount(night * share));
  return [null, ...ends].map((min, range) => ({ min, max: ends[range] ?? null }));
}

/** The nearest of 1, 1.5, 2 … 9.5, 10 times the power of ten below: 3,300,000 is 3,500,000. */
function plainAmount(amount: number): number {
  const step = 10 ** (Math.round(amount).toString().length - 1) / 2;
  return Math.round(amount / step) * step;
}
