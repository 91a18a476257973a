import { changedPrice, isChangePercent, type PriceRule } from '../../../../domain/prices/priceRule';
import type { Currency } from '../../../../domain/money/money';
import type { NightOfType } from '../../../api/partner';
import { priceTexts } from '../../../i18n/en/partner/prices';
import { priceError } from '../rooms/roomSchema';

const texts = priceTexts.typed;

/** What somebody typed over nights: `1200000`, `+10%`, `-50000`; or why it is nothing of these. */
export function typedChange(
  text: string,
  currency: Currency,
): { rule: PriceRule } | { error: string } {
  const [, sign, digits = '', percent] =
    /^([+-])?(\d[\d,.\s]*?)(%)?$/.exec(text.trim().replace(/\s+/g, '')) ?? [];
  const amount = digits === '' ? NaN : numberOf(digits, currency);
  if (Number.isNaN(amount)) return { error: texts.unreadable };
  const value = sign === '-' ? -amount : amount;
  if (percent) {
    return isChangePercent(value)
      ? { rule: { change: 'PERCENT', value } }
      : { error: texts.percent };
  }
  if (sign === undefined) {
    const error = priceError(value, currency);
    return error === undefined ? { rule: { change: 'PRICE', value } } : { error };
  }
  const error = priceError(Math.abs(value), currency);
  return error === undefined ? { rule: { change: 'AMOUNT', value } } : { error };
}

/** Dong have no decimals, so every mark groups thousands. */
function numberOf(digits: string, currency: Currency): number {
  return Number(digits.replace(currency === 'VND' ? /[,.]/g : /,/g, ''));
}

/** The least and most that nights cost before and after a change; undefined without a night. */
export function reach(
  nights: readonly Pick<NightOfType, 'price'>[],
  rule: PriceRule,
  currency: Currency,
): { before: [number, number]; after: [number, number] } | undefined {
  if (nights.length === 0) return undefined;
  const ends = (prices: number[]): [number, number] => [Math.min(...prices), Math.max(...prices)];
  return {
    before: ends(nights.map(({ price }) => price)),
    after: ends(nights.map(({ price }) => changedPrice(rule, price, currency))),
  };
}
