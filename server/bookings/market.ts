import type { Rates } from '../../domain/money/money';

/** When somebody asks, and what foreign money is worth. */
export interface Market {
  now: Date;
  rates: Rates;
}
