import { isChangePercent, type PriceRule } from '../../../domain/prices/priceRule';
import type { Currency, Rates } from '../../../domain/money/money';
import {
  endOfNights,
  EVERY_WEEKDAY,
  type NightSpan,
  type Restrictions,
} from '../../../domain/prices/seasons';
import { isPriceIn, isWithinHighest } from '../../../domain/rooms/roomPrices';
import { addDays, isDay, type Day } from '../../../domain/stays/stay';
import { invalid } from '../../http/errors';
import type { Schemas } from '../../http/operations';

export const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;

/** @throws ApiError 422 when the nights are over, too far ahead or the wrong way round */
export function spanOf(
  {
    firstNight,
    lastNight,
    weekdays,
  }: Pick<Schemas['NightsReset'], 'firstNight' | 'lastNight' | 'weekdays'>,
  today: Day,
): NightSpan {
  for (const [field, day] of Object.entries({ firstNight, lastNight })) {
    if (!isDay(day)) throw invalid({ [field]: 'notADay' });
  }
  if (lastNight < firstNight) throw invalid({ lastNight: 'lastNightBefore' });
  if (lastNight < today) throw invalid({ lastNight: 'nightsPast' });
  // The day after the last of year 9999 is no day.
  if (lastNight >= endOfNights(today)) throw invalid({ lastNight: 'nightsTooFar' });
  const bits = weekdays?.reduce((sum, day) => sum | (1 << WEEKDAYS.indexOf(day)), 0);
  return { from: firstNight, to: addDays(lastNight, 1), weekdays: bits ?? EVERY_WEEKDAY };
}

/** @throws ApiError 422 when the value is none of the change's, or not in the currency */
export function priceRuleOf(
  { change, value = null }: { change: PriceRule['change']; value?: number | null | undefined },
  currency: Currency,
  rates: Rates,
): PriceRule {
  if (change === 'NONE') {
    if (value !== null) throw invalid({ value: 'valueUnused' });
    return { change, value };
  }
  if (value === null) throw invalid({ value: 'valueNeeded' });
  if (change === 'PERCENT') {
    if (!isChangePercent(value)) throw invalid({ value: 'percentRange' });
    return { change, value };
  }
  if (!isPriceIn(currency, value)) {
    throw invalid({ value: currency === 'VND' ? 'wholeDong' : 'twoDecimals' });
  }
  if (change === 'PRICE' && value <= 0) throw invalid({ value: 'minimum' });
  if (change === 'PRICE' && !isWithinHighest(value, currency, rates)) {
    throw invalid({ value: 'highPrice' });
  }
  return { change, value };
}

/** What a body says of stays; what it leaves out is not ruled. */
export function restrictionsOf(body: Partial<Restrictions>): Restrictions {
  const { minStay = null, minStayThrough = null } = body;
  const { noArrival = false, noDeparture = false, closed = false } = body;
  return { minStay, minStayThrough, noArrival, noDeparture, closed };
}
