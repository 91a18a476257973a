import { tidy } from '../../../../../domain/texts/texts';
import { MAX_NIGHTS } from '../../../../../domain/stays/stay';
import type { Currency } from '../../../../../domain/money/money';
import type { Tet } from '../../../../../domain/stays/tet';
import { array, boolean, mixed, number, object } from 'yup';
import type { PriceChange, Season, SeasonFields } from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { filled } from '../../../ui/form/textRules';
import { day, flagsOf, someWeekday, weekdaysOf, type WeekdayFlags } from '../nightFields';
import { valueError } from '../valueError';

const texts = priceTexts.rules;
const MAX_NAME = 80;

/** What the form holds while it is filled in. */
export interface SeasonValues {
  name: string;
  firstNight: string;
  lastNight: string;
  change: PriceChange;
  value: number | null;
  weekdays: WeekdayFlags;
  /** Said by itself: taking out the last type does not make a season one for all of them. */
  reach: 'ALL' | 'SOME';
  /** Of some; types that are gone are among them until they are taken out. */
  typeIds: number[];
  minStay: number | null;
  minStayThrough: number | null;
  noArrival: boolean;
  noDeparture: boolean;
  closed: boolean;
  /** The version that was read; 0 for a new one. */
  version: number;
}

export const emptySeason: SeasonValues = {
  name: '',
  firstNight: '',
  lastNight: '',
  change: 'PERCENT',
  value: null,
  weekdays: flagsOf(),
  reach: 'ALL',
  typeIds: [],
  minStay: null,
  minStayThrough: null,
  noArrival: false,
  noDeparture: false,
  closed: false,
  version: 0,
};

/** All but the percentage is known. */
export function tetSeason({ year, firstNight, lastNight }: Tet): SeasonValues {
  return { ...emptySeason, name: priceTexts.seasons.tet(year), firstNight, lastNight };
}

export function seasonValuesOf({ id: _, weekdays, ...season }: Season): SeasonValues {
  const reach = season.typeIds.length === 0 ? 'ALL' : 'SOME';
  return { ...season, reach, weekdays: flagsOf(weekdays) };
}

/** What is sent of values that the schema let through. */
export function seasonFieldsOf(values: SeasonValues): SeasonFields {
  const { version: _, reach, weekdays, value, typeIds, ...fields } = values;
  return {
    ...fields,
    typeIds: reach === 'ALL' ? [] : typeIds,
    name: tidy(values.name),
    weekdays: weekdaysOf(weekdays),
    value: values.change === 'NONE' ? null : value,
  };
}

const stay = () =>
  number().nullable().integer(texts.stay).min(1, texts.stay).max(MAX_NIGHTS, texts.stay);

export const seasonSchema = (currency: Currency, today: string) =>
  object({
    name: filled(texts.name, MAX_NAME, texts.nameTooLong),
    firstNight: day(texts.firstNight),
    lastNight: day(texts.lastNight)
      .test('past', texts.past, (last) => last >= today)
      .test(
        'order',
        texts.order,
        (last, { parent }) => last >= (parent as SeasonValues).firstNight,
      ),
    change: mixed<PriceChange>().required(),
    value: number()
      .nullable()
      .test('value', (_, { parent, createError }) => {
        const message = valueError(parent as SeasonValues, currency);
        return message === undefined || createError({ message });
      }),
    weekdays: someWeekday,
    typeIds: array(number().required()).test('some', texts.someType, (ids, { parent }) => {
      return (parent as SeasonValues).reach === 'ALL' || (ids ?? []).length > 0;
    }),
    minStay: stay(),
    minStayThrough: stay(),
    noArrival: boolean(),
    noDeparture: boolean(),
    closed: boolean(),
  });
