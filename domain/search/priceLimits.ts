import { TAX_AND_FEE_PERCENT } from '../bookings/taxAndFee';
import type { PriceRange } from './priceRanges';

/** Prices of all nights of a stay before taxes and fees, in whole dong; without a limit endless. */
export interface StayPrices {
  least: number;
  most: number;
}

/** Those of which a night costs as much on average, by the rule of `averageOf`. */
export function ofAverageNight(range: PriceRange, nights: number): StayPrices {
  return beforeRounding(range, { numerator: 1, denominator: nights });
}

/** Those whose total with taxes and fees is as much, by the rule of `quoteOf`. */
export function ofStayTotal(range: PriceRange): StayPrices {
  return beforeRounding(range, { numerator: 100 + TAX_AND_FEE_PERCENT, denominator: 100 });
}

/** Which whole numbers are in the range when they are multiplied with the share and rounded half up. */
function beforeRounding(
  { min, max }: PriceRange,
  { numerator, denominator }: { numerator: number; denominator: number },
): StayPrices {
  const firstOf = (whole: number) => Math.ceil((denominator * (2 * whole - 1)) / (2 * numerator));
  return {
    least: min === null ? -Infinity : firstOf(min),
    most: max === null ? Infinity : firstOf(max + 1) - 1,
  };
}
