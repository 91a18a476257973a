import { formatAmount, type Currency } from '../../../../../domain/money/money';
import type { NightOfType } from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';

const texts = priceTexts.typed;
/** Less than any currency has. */
const NOTHING = 0.005;

/** A type's nights, and how much more than these a room of it costs. */
interface Priced {
  nights: readonly Pick<NightOfType, 'night' | 'price'>[];
  difference: number;
}

interface Changed {
  was: number;
  is: number;
}

/** What a room costs before and after, of the nights on which that differs. */
export function changedPrices(before: Priced, after: Priced): Changed[] {
  const then = new Map(after.nights.map(({ night, price }) => [night, price + after.difference]));
  return before.nights.flatMap(({ night, price }) => {
    const was = price + before.difference;
    const is = then.get(night);
    return is === undefined || Math.abs(is - was) < NOTHING ? [] : [{ was, is }];
  });
}

/** From what to what they go: the least and the most. */
export function pricesWords(changed: readonly Changed[], currency: Currency): string {
  const words = (prices: number[]) => {
    const [lowest, highest] = [Math.min(...prices), Math.max(...prices)].map((price) =>
      formatAmount(price, currency),
    ) as [string, string];
    return lowest === highest ? lowest : texts.range(lowest, highest);
  };
  return texts.becomes(words(changed.map(({ was }) => was)), words(changed.map(({ is }) => is)));
}
