import type { Currency } from '../../../../domain/money/money';
import { isChangePercent } from '../../../../domain/prices/priceRule';
import { priceChangedBy } from '../../../../domain/rooms/roomPrices';
import type { RoomsChange } from '../../../api/partner';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { priceError } from './priceError';

export type PriceMode = 'amount' | 'percent';

type Outcome =
  | { error: string }
  | { change: Pick<RoomsChange, 'pricePerNight' | 'pricePercent'>; of: (price: number) => number };

/** What an amount or a percentage does to each price, or why it cannot be done. */
export function priceOutcome(mode: PriceMode, value: number | null, currency: Currency): Outcome {
  if (mode === 'amount') {
    if (value === null) return { error: roomTexts.rules.price };
    const error = priceError(value, currency);
    return error === undefined ? { change: { pricePerNight: value }, of: () => value } : { error };
  }
  if (value === null || value === 0 || !isChangePercent(value)) {
    return { error: roomTexts.bulk.percentRange };
  }
  return { change: { pricePercent: value }, of: (price) => priceChangedBy(value, price, currency) };
}
