import { changedPrice, type PriceRule } from '../../../../domain/prices/priceRule';
import type { Currency } from '../../../../domain/money/money';
import type { NightOfType } from '../../../api/partner';

/** What a night costs after a change by hand: one that says no price leaves it to its weekday. */
export function priceAfter(
  rule: PriceRule,
  { price, usualPrice = price }: Pick<NightOfType, 'price' | 'usualPrice'>,
  currency: Currency,
): number {
  return rule.change === 'NONE' ? usualPrice : changedPrice(rule, price, currency);
}
