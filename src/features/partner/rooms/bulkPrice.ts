import type { Currency } from '../../../../domain/money';
import { priceChangedBy } from '../../../../domain/roomPrices';
import type { RoomsChange } from '../../../api/partner';
import { roomTexts } from '../../../texts/partner/rooms';
import { priceFault } from './roomSchema';

export type PriceMode = 'amount' | 'percent';

type Outcome =
  | { fault: string }
  | { change: Pick<RoomsChange, 'pricePerNight' | 'pricePercent'>; of: (price: number) => number };

const PERCENT = { min: -90, max: 500 };

/** What a typed amount or percentage does to each price, or why it cannot be done. */
export function priceOutcome(mode: PriceMode, text: string, currency: Currency): Outcome {
  const value = Number(text);
  const isEmpty = text.trim() === '';
  if (mode === 'amount') {
    const fault = isEmpty ? roomTexts.rules.price : priceFault(value, currency);
    return fault === undefined ? { change: { pricePerNight: value }, of: () => value } : { fault };
  }
  const inRange = Number.isInteger(value) && value >= PERCENT.min && value <= PERCENT.max;
  if (isEmpty || !inRange || value === 0) return { fault: roomTexts.bulk.percentRange };
  return { change: { pricePercent: value }, of: (price) => priceChangedBy(value, price, currency) };
}
