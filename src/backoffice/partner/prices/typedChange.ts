import { askedPrice, isChangePercent, type PriceRule } from '../../../../domain/prices/priceRule';
import type { Currency } from '../../../../domain/money/money';
import type { NightOfType } from '../../../api/partner';
import { priceTexts } from '../../../i18n/en/partner/prices';
import { withUsualSigns } from '../../ui/form/groupedNumber';
import { priceAfter } from './priceAfter';
import { sumError } from './sumError';

const texts = priceTexts.typed;

/** What somebody typed over nights: `1200000`, `+10%`, `-50000`; or why it is nothing of these. */
export function typedChange(
  text: string,
  currency: Currency,
): { rule: PriceRule } | { error: string } {
  const [, sign, digits = '', percent] =
    /^([+-])?(\d[\d,.]*)(%)?$/.exec(withUsualSigns(text).replace(/\s+/g, '')) ?? [];
  if (percent) return percentOf(`${sign ?? ''}${digits}`);
  const amount = numberOf(digits, currency);
  if (amount === undefined) return { error: texts.unreadable(currency) };
  const error = sumError(amount, currency);
  if (error !== undefined) return { error };
  if (sign === undefined) return { rule: { change: 'PRICE', value: amount } };
  return { rule: { change: 'AMOUNT', value: sign === '-' ? -amount : amount } };
}

/** A mark in a percentage can only be a decimal one, whichever it is. */
function percentOf(digits: string): { rule: PriceRule } | { error: string } {
  const value = /[.,]/.test(digits) ? NaN : Number(digits);
  return isChangePercent(value) ? { rule: { change: 'PERCENT', value } } : { error: texts.percent };
}

/**
 * Marks group thousands where three digits follow each of them; of dollars and euros a last one before one or
 * two digits is the decimal one. Undefined where digits are marked otherwise, as dollars with three digits after
 * their only point are: it is not known what is meant.
 */
function numberOf(digits: string, currency: Currency): number | undefined {
  const [, whole = digits, decimals] =
    (currency !== 'VND' && /^(.*)[.,](\d{1,2})$/.exec(digits)) || [];
  if (currency !== 'VND' && /^\d+\.\d{3}$/.test(digits)) return undefined;
  if (!/^(\d+|\d{1,3}(,\d{3})+|\d{1,3}(\.\d{3})+)$/.test(whole)) return undefined;
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals ?? '0'}`);
}

/** Why nights cannot be changed so; undefined where they can. */
export function changeError(
  nights: readonly Pick<NightOfType, 'price'>[],
  rule: PriceRule,
  currency: Currency,
): string | undefined {
  const isFree = nights.some(({ price }) => askedPrice(rule, price, currency) <= 0);
  return isFree ? texts.nothingLeft : undefined;
}

/** The least and most that nights cost before and after a change; undefined without a night. */
export function reach(
  nights: readonly Pick<NightOfType, 'price' | 'usualPrice'>[],
  rule: PriceRule,
  currency: Currency,
): { before: [number, number]; after: [number, number] } | undefined {
  if (nights.length === 0) return undefined;
  const ends = (prices: number[]): [number, number] => [Math.min(...prices), Math.max(...prices)];
  return {
    before: ends(nights.map(({ price }) => price)),
    after: ends(nights.map((night) => priceAfter(rule, night, currency))),
  };
}
