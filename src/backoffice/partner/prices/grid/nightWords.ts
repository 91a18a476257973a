import { formatAmount, type Currency } from '../../../../../domain/money/money';
import type { NightOfType } from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';

const texts = priceTexts.night;

/** A price where there is little room: thousands of dong. */
export function shortPrice(price: number, currency: Currency): string {
  if (currency !== 'VND') return formatAmount(price, currency).replace(/\.00$/, '');
  const thousands = price / 1000;
  return Number.isInteger(thousands) ? formatAmount(thousands, 'VND').slice(1) : String(thousands);
}

/** The rules of a night as short marks. */
export function marksOf(night: NightOfType): string[] {
  const { minStay, minStayThrough, noArrival, noDeparture, closed, source } = night;
  return [
    ...(closed ? [texts.marks.closed] : []),
    ...(minStay !== null ? [texts.marks.minStay(minStay)] : []),
    ...(minStayThrough !== null ? [texts.marks.minStayThrough(minStayThrough)] : []),
    ...(noArrival ? [texts.marks.noArrival] : []),
    ...(noDeparture ? [texts.marks.noDeparture] : []),
    ...(source === 'BY_HAND' ? [texts.marks.byHand] : []),
  ];
}

/** All that is said of a night, in words: what it costs, why, how many are left, and its rules. */
export function wordsOf(night: NightOfType, currency: Currency, rooms: number): string {
  const { minStay, minStayThrough, noArrival, noDeparture, closed } = night;
  return [
    formatAmount(night.price, currency),
    night.source === 'SEASON' ? (night.seasonName ?? '') : texts.sources[night.source],
    texts.left(night.roomsLeft, rooms),
    ...(closed ? [texts.closed] : []),
    ...(minStay !== null ? [texts.minStay(minStay)] : []),
    ...(minStayThrough !== null ? [texts.minStayThrough(minStayThrough)] : []),
    ...(noArrival ? [texts.noArrival] : []),
    ...(noDeparture ? [texts.noDeparture] : []),
  ].join(', ');
}
