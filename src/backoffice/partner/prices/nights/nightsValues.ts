import { mixed, number, object } from 'yup';
import type { NightsChange, PriceChange } from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';

const texts = priceTexts.form;
const STAYS = [2, 3, 4, 5, 6, 7, 10, 14, 21, 28, 30];

type Rule = 'KEEP' | 'YES' | 'NO';
type FewestNights = 'KEEP' | 'NONE' | number;

/** What the form holds: of each thing whether it stays as it is. */
export interface NightsValues {
  change: PriceChange | 'KEEP';
  value: number | null;
  minStay: FewestNights;
  minStayThrough: FewestNights;
  noArrival: Rule;
  noDeparture: Rule;
  closed: Rule;
}

export const emptyNights: NightsValues = {
  change: 'KEEP',
  value: null,
  minStay: 'KEEP',
  minStayThrough: 'KEEP',
  noArrival: 'KEEP',
  noDeparture: 'KEEP',
  closed: 'KEEP',
};

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

export const nightsSchema = object({
  change: mixed<NightsValues['change']>().test('something', texts.nothing, (_, { parent }) =>
    Object.entries(parent as NightsValues).some(
      ([name, choice]) => name !== 'value' && choice !== 'KEEP',
    ),
  ),
  value: number()
    .nullable()
    .test('value', texts.valueNeeded, (value, { parent }) => {
      const { change } = parent as NightsValues;
      return change === 'KEEP' || change === 'NONE' || value != null;
    }),
});

/** What is sent: what stays as it is is left out. */
export function nightsChangeOf(
  values: NightsValues,
): Omit<NightsChange, 'typeIds' | 'firstNight' | 'lastNight'> {
  const { change, value, minStay, minStayThrough } = values;
  const said = {
    change: change === 'KEEP' ? undefined : change,
    value: change === 'KEEP' || change === 'NONE' ? undefined : value,
    minStay: fewestOf(minStay),
    minStayThrough: fewestOf(minStayThrough),
    noArrival: ruleOf(values.noArrival),
    noDeparture: ruleOf(values.noDeparture),
    closed: ruleOf(values.closed),
  };
  return said;
}

function fewestOf(choice: FewestNights): number | null | undefined {
  if (choice === 'KEEP') return undefined;
  return choice === 'NONE' ? null : choice;
}

const ruleOf = (choice: Rule): boolean | undefined =>
  choice === 'KEEP' ? undefined : choice === 'YES';
