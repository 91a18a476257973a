import { mixed, number, object } from 'yup';
import type { Currency } from '../../../../../domain/money/money';
import { weekdayOf } from '../../../../../domain/prices/weekPrices';
import {
  addDays,
  eachNight,
  isDay,
  nightsBetween,
  type Day,
} from '../../../../../domain/stays/stay';
import type { PriceChange } from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { day, flagsOf, someWeekday, weekdaysOf, type WeekdayFlags } from '../nightFields';
import { WEEKDAYS } from '../undo/weekdays';
import type { NightsSet, NightsSpan } from '../undo/nightsSet';
import { valueError } from '../valueError';

const texts = priceTexts.form;
const STAYS = [2, 3, 4, 5, 6, 7, 10, 14, 21, 28, 30];

type Rule = 'KEEP' | 'YES' | 'NO';
type FewestNights = 'KEEP' | 'NONE' | number;

/** What the form holds: of each thing whether it stays as it is. */
export interface NightsValues {
  firstNight: string;
  lastNight: string;
  weekdays: WeekdayFlags;
  change: PriceChange | 'KEEP';
  value: number | null;
  minStay: FewestNights;
  minStayThrough: FewestNights;
  noArrival: Rule;
  noDeparture: Rule;
  closed: Rule;
}

const emptyNights = {
  weekdays: flagsOf(),
  change: 'KEEP',
  value: null,
  minStay: 'KEEP',
  minStayThrough: 'KEEP',
  noArrival: 'KEEP',
  noDeparture: 'KEEP',
  closed: 'KEEP',
} as const;

/** Nothing is chosen but the nights. */
export function nightsValuesOf(span: Pick<NightsSpan, 'firstNight' | 'lastNight'>): NightsValues {
  return { ...emptyNights, firstNight: span.firstNight, lastNight: span.lastNight };
}

const keep = { value: 'KEEP' as const, label: texts.asItIs };

export const priceChoices: { value: NightsValues['change']; label: string }[] = [
  keep,
  ...(['PRICE', 'PERCENT', 'AMOUNT', 'NONE'] as const).map((value) => ({
    value,
    label: texts.changes[value],
  })),
];

export const stayChoices: { value: FewestNights; label: string }[] = [
  keep,
  { value: 'NONE', label: texts.none },
  ...STAYS.map((value) => ({ value, label: priceTexts.nights(value) })),
];

const either = (no: string, yes: string): { value: Rule; label: string }[] => [
  keep,
  { value: 'NO', label: no },
  { value: 'YES', label: yes },
];

export const ruleChoices = {
  noArrival: either(texts.allowed, texts.noArrival),
  noDeparture: either(texts.allowed, texts.noDeparture),
  closed: either(texts.open, texts.closedNight),
};

const { weekdays: _, value: __, ...choices } = emptyNights;

/** Which nights, and that something becomes of them. */
const nightsSchema = object({
  firstNight: day(priceTexts.rules.firstNight),
  lastNight: day(priceTexts.rules.lastNight).test(
    'order',
    priceTexts.rules.order,
    (last, { parent }) => last >= (parent as NightsValues).firstNight,
  ),
  weekdays: someWeekday.test('reached', texts.noSuchDay, (_, { parent }) =>
    hasNight(parent as NightsValues),
  ),
  change: mixed<NightsValues['change']>().test('something', texts.nothing, (_, { parent }) =>
    Object.entries(parent as NightsValues).some(
      ([name, choice]) => name in choices && choice !== 'KEEP',
    ),
  ),
});

export const nightsSchemaIn = (currency: Currency) =>
  nightsSchema.shape({
    value: number()
      .nullable()
      .test('value', (_, { parent, createError }) => {
        const { change, value } = parent as NightsValues;
        const message = change === 'KEEP' ? undefined : valueError({ change, value }, currency);
        return message === undefined || createError({ message });
      }),
  });

/** Whether the days have a night on one of the weekdays; not whether they are any days at all. */
function hasNight(values: NightsValues): boolean {
  const { firstNight, lastNight } = values;
  const isSpan = isDay(firstNight) && isDay(lastNight) && firstNight <= lastNight;
  // All weekdays are within a week, and some weekday is chosen.
  if (!isSpan || nightsBetween(firstNight, lastNight) >= 6) return true;
  const nights = eachNight({ checkIn: firstNight, checkOut: addDays(lastNight, 1) });
  return nights.some((night) => isOnDay(values, night));
}

/** Which nights, whatever is to become of them. */
export const spanSchema = nightsSchema.pick(['firstNight', 'lastNight', 'weekdays']);

/** What is set: what stays as it is is left out. */
export function nightsSetOf(values: NightsValues): NightsSet {
  const { change, value, minStay, minStayThrough } = values;
  return {
    change: change === 'KEEP' ? undefined : change,
    value: change === 'KEEP' || change === 'NONE' ? undefined : value,
    minStay: fewestOf(minStay),
    minStayThrough: fewestOf(minStayThrough),
    noArrival: ruleOf(values.noArrival),
    noDeparture: ruleOf(values.noDeparture),
    closed: ruleOf(values.closed),
  };
}

/** Which nights the form is about. */
export function spanOfValues({ firstNight, lastNight, weekdays }: NightsValues) {
  return { firstNight, lastNight, weekdays: weekdaysOf(weekdays) };
}

/** Whether the form is about a night's weekday. */
export function isOnDay({ weekdays }: NightsValues, night: Day): boolean {
  return weekdays[WEEKDAYS[weekdayOf(night)]!];
}

function fewestOf(choice: FewestNights): number | null | undefined {
  if (choice === 'KEEP') return undefined;
  return choice === 'NONE' ? null : choice;
}

const ruleOf = (choice: Rule): boolean | undefined =>
  choice === 'KEEP' ? undefined : choice === 'YES';
