import type { Rates } from '../../domain/money/money';

/** When somebody asks, and what foreign money is worth. */
export interface PricingContext {
  now: Date;
  rates: Rates;
}
