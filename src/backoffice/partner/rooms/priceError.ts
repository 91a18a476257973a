import type { Currency } from '../../../../domain/money/money';
import { HIGHEST_PRICE, isPriceIn } from '../../../../domain/rooms/roomPrices';
import { roomTexts } from '../../../i18n/en/partner/rooms';

const texts = roomTexts.rules;

/** What one night may cost, in words; apart from the forms' schemas, which bring their library. */
export function priceError(price: number, currency: Currency): string | undefined {
  if (price <= 0) return texts.priceTooLow;
  if (price > HIGHEST_PRICE) return texts.priceTooHigh;
  if (isPriceIn(currency, price)) return undefined;
  return currency === 'VND' ? texts.wholeDong : texts.twoDecimals;
}
