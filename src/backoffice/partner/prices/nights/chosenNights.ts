import { formatAmount, type Currency } from '../../../../../domain/money/money';
import type { NightsOfType } from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { reach } from '../typedChange';

const texts = priceTexts.typed;

/** The nights that a change was begun for, whatever order an answer has the types in by now, at what they cost by now. */
export function withFreshPrices(
  begun: readonly NightsOfType[],
  shown: readonly NightsOfType[],
): NightsOfType[] {
  return begun.map((type) => {
    const fresh = new Map(
      shown.find(({ typeId }) => typeId === type.typeId)?.nights.map((one) => [one.night, one]),
    );
    return { ...type, nights: type.nights.map((one) => fresh.get(one.night) ?? one) };
  });
}

/** What nights cost before and after a change: the least and the most. */
export function rangeWords(
  nights: Parameters<typeof reach>[0],
  rule: Parameters<typeof reach>[1],
  currency: Currency,
): string {
  const ends = reach(nights, rule, currency);
  if (!ends) return '';
  const words = ([lowest, highest]: [number, number]) =>
    lowest === highest
      ? formatAmount(lowest, currency)
      : texts.range(formatAmount(lowest, currency), formatAmount(highest, currency));
  return texts.becomes(words(ends.before), words(ends.after));
}
