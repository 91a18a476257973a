import type { Currency } from '../../../../domain/money/money';
import { isChangePercent } from '../../../../domain/prices/priceRule';
import type { PriceChange } from '../../../api/partner';
import { priceTexts } from '../../../i18n/en/partner/prices';
import { sumError } from './sumError';

const texts = priceTexts.rules;

/** Why a price cannot be changed so, in words. */
export function valueError(
  { change, value }: { change: PriceChange; value: number | null },
  currency: Currency,
): string | undefined {
  if (change === 'NONE') return undefined;
  if (value === null) return texts.value;
  if (change === 'PERCENT') return isChangePercent(value) ? undefined : texts.percent;
  return sumError(change === 'AMOUNT' ? Math.abs(value) : value, currency);
}
