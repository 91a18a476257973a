import { weekdayOf } from '../../../../../domain/prices/weekPrices';
import type { NightOfType, NightsChange, NightsOfType, NightsReset } from '../../../../api/partner';
import { priceAfter } from '../priceAfter';
import { unbroken } from './nightRuns';
import { spanOfNights } from './spanOfNights';
import { WEEKDAYS } from './weekdays';

/** Which nights they are. */
export type NightsSpan = Omit<NightsReset, 'seen'>;

/** What was set of nights; what is absent stayed. */
export type NightsSet = Omit<NightsChange, keyof NightsReset>;

/** What may be said of nights beside their price, each by itself. */
export type Rules = Omit<NightsSet, 'change' | 'value'>;

const RULES = ['minStay', 'minStayThrough', 'noArrival', 'noDeparture', 'closed'] as const;
const SAID = ['price', ...RULES] as const;
type Said = (typeof SAID)[number];
type Rule = (typeof RULES)[number];

/** All that can be said of a night. */
export const ALL_SAID: readonly Said[] = SAID;

/** What was said of the nights. */
export const saidBy = (set: NightsSet): Said[] => [
  ...(set.change ? (['price'] as const) : []),
  ...RULES.filter((name) => set[name] !== undefined),
];

export const isAlike = (one: NightOfType, other: NightOfType | undefined, names = ALL_SAID) =>
  names.every((name) => one[name] === other?.[name]);

/** A night once that is set; where its price comes from then is not said. */
export function nightAfter(
  night: NightOfType,
  set: NightsSet,
  { currency }: NightsOfType,
): NightOfType {
  const { change, value = null } = set;
  const price = change ? priceAfter({ change, value }, night, currency) : night.price;
  return { ...night, ...rulesOf(set, saidBy(set)), price };
}

/** What says of a night what was said before; by hand a rule may have been said alone: its price follows the usual one. */
export function setBack(night: NightOfType, names: readonly Said[]): NightsSet {
  const { price, usualPrice } = night;
  return {
    ...rulesOf(night, names),
    ...(names.includes('price') &&
      (price === usualPrice ? { change: 'NONE' } : { change: 'PRICE', value: price })),
  };
}

function rulesOf(said: Rules, names: readonly Said[]): Partial<Pick<NightOfType, Rule>> {
  const rules = RULES.filter((name) => names.includes(name));
  return Object.fromEntries(rules.map((name) => [name, said[name]]));
}

/** The span of a run's nights, without the weekdays that are left out between them. */
export function spanOfRun(type: NightsOfType): NightsSpan {
  const days = new Set(type.nights.map(({ night }) => WEEKDAYS[weekdayOf(night)]!));
  return { ...spanOfNights([type]), weekdays: [...days] };
}

/** Runs whose nights are the same, of several types, under one span. */
export function spansOf(runs: readonly NightsOfType[]) {
  const spans = new Map<string, { span: NightsSpan; nights: NightsOfType[] }>();
  for (const run of runs) {
    const { typeIds, ...days } = spanOfRun(run);
    const key = JSON.stringify(days);
    const { span, nights } = spans.get(key) ?? { span: { typeIds: [], ...days }, nights: [] };
    spans.set(key, {
      span: { ...span, typeIds: [...span.typeIds, ...typeIds] },
      nights: [...nights, run],
    });
  }
  return [...spans.values()];
}

/** What nights cost as somebody knows it: a change is made of nothing else. */
export function seenOf(chosen: readonly NightsOfType[]): NonNullable<NightsChange['seen']> {
  return chosen.flatMap(({ typeId, nights }) =>
    unbroken(nights).map((some) => ({
      typeId,
      firstNight: some[0]?.night ?? '',
      prices: some.map(({ price }) => price),
    })),
  );
}
