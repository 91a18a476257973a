import type { Json } from '../../json';

export const WEEK = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

export interface Rules {
  minStay: number | null;
  minStayThrough: number | null;
  noArrival: boolean;
  noDeparture: boolean;
  closed: boolean;
}

export const NO_RULES: Rules = {
  minStay: null,
  minStayThrough: null,
  noArrival: false,
  noDeparture: false,
  closed: false,
};

export interface Span {
  firstNight: string;
  lastNight: string;
  weekdays: string[];
  typeIds: number[];
}

type Change = 'PRICE' | 'PERCENT' | 'AMOUNT';

export interface ModelSeason extends Span, Rules {
  id: number;
  name: string;
  version: number;
  change: Change;
  value: number;
}

export interface ModelType {
  id: number;
  price: number;
  weekdays: (number | null)[];
}

export interface Model {
  types: ModelType[];
  /** The one that counts first. */
  seasons: ModelSeason[];
  byHand: Map<string, Rules & { price: number }>;
}

const weekdayOf = (night: string) => (new Date(`${night}T00:00:00Z`).getUTCDay() + 6) % 7;

const isIn = ({ firstNight, lastNight, weekdays }: Span, night: string) =>
  night >= firstNight && night <= lastNight && weekdays.includes(WEEK[weekdayOf(night)]!);

/** "Rounded half up to 1,000 dong." */
function changed(price: number, change: Change, value: number): number {
  if (change === 'PRICE') return value;
  if (change === 'AMOUNT') return price + value;
  return Math.floor((price * (100 + value)) / 100_000 + 0.5) * 1000;
}

/** By hand comes before seasons, these before the weekday. */
export function nightOf(model: Model, type: ModelType, night: string): Record<string, Json> {
  const weekday = type.weekdays[weekdayOf(night)] ?? null;
  const usual = weekday ?? type.price;
  const hand = model.byHand.get(`${type.id} ${night}`);
  if (hand) return { ...hand, usualPrice: usual, source: 'BY_HAND' };
  const season = model.seasons.find(
    (one) => isIn(one, night) && (one.typeIds.length === 0 || one.typeIds.includes(type.id)),
  );
  if (!season) {
    const source = weekday === null ? 'BASE' : 'WEEKDAY';
    return {
      ...NO_RULES,
      price: usual,
      usualPrice: usual,
      source,
      seasonId: null,
      seasonName: null,
    };
  }
  const { minStay, minStayThrough, noArrival, noDeparture, closed } = season;
  return {
    ...{ minStay, minStayThrough, noArrival, noDeparture, closed, source: 'SEASON' },
    price: changed(usual, season.change, season.value),
    usualPrice: usual,
    seasonId: season.id,
    seasonName: season.name,
  };
}

export interface ByHand extends Partial<Rules> {
  change?: Change;
  value?: number;
}

/** How many nights it is; without a change, they are let go. */
export function byHand(
  model: Model,
  span: Span,
  change: ByHand | undefined,
  nights: string[],
): number {
  const types = model.types.filter(({ id }) => span.typeIds.includes(id));
  const reached = nights.filter((night) => isIn(span, night));
  for (const type of types) {
    for (const night of reached) {
      const key = `${type.id} ${night}`;
      if (change) model.byHand.set(key, { ...handOf(model, type, night, change) });
      else model.byHand.delete(key);
    }
  }
  return types.length * reached.length;
}

/** What is left out stays as it is on the night. */
function handOf(model: Model, type: ModelType, night: string, by: ByHand) {
  const now = nightOf(model, type, night) as unknown as Rules & { price: number };
  const { change, value, ...rules } = by;
  const { minStay, minStayThrough, noArrival, noDeparture, closed } = { ...now, ...rules };
  const price = change && value !== undefined ? changed(now.price, change, value) : now.price;
  return { minStay, minStayThrough, noArrival, noDeparture, closed, price };
}
