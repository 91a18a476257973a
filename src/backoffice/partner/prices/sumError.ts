import type { Currency } from '../../../../domain/money/money';
import { priceTexts } from '../../../i18n/en/partner/prices';
import { priceError } from '../rooms/priceError';

/** Less is meant in thousands, as the grid shows it, or in percent. */
const MIN_VND = 1000;

/** Why nights cannot cost this much, or so much more or less, in words. */
export function sumError(amount: number, currency: Currency): string | undefined {
  const isShort = currency === 'VND' && amount < MIN_VND;
  return priceError(amount, currency) ?? (isShort ? priceTexts.typed.inFull : undefined);
}
