import {
  addDays,
  MAX_DAYS_AHEAD,
  MAX_NIGHTS,
  nightsBetween,
  oneNight,
  type Day,
} from '../stays/stay';
import { freeNights, type CalendarRoom } from './freeNights';
import { lengthsAfter, lengthsBefore, type TypeDays } from './stayLengths';
import { nightPrices, type TypePrices } from './nightPrices';
import type { Restrictions } from './seasons';

/** Rooms of one type that hold the party, and what is said of its dates. */
export interface CalendarType {
  rooms: readonly CalendarRoom[];
  prices: TypePrices;
  restrictions: ReadonlyMap<Day, Restrictions>;
}

/** From so many nights to so many. */
interface StayLengths {
  min: number;
  max: number;
}

export interface CalendarDay {
  day: Day;
  /** Whole dong for its night in the cheapest free room; null when none is free. */
  price: number | null;
  /** Some stay begins on it. */
  arrival: boolean;
  /** Some stay ends on it. */
  departure: boolean;
  /** The fewest nights of a stay that begins on it; null when none does. */
  minStay: number | null;
  stays: StayLengths[];
}

interface Terms extends CalendarSpan {
  /** What is taken off without a code, or null. */
  percent: number | null;
  /** The hotel's shortest stay. */
  minimumNights: number;
}

interface CalendarSpan {
  today: Day;
  from: Day;
  days: number;
}

/** All nights that a calendar has to know: of every stay that begins, or ends, on one of its days. */
export function nightsNeeded({ today, from, days }: CalendarSpan): { first: Day; length: number } {
  const earliest = addDays(from, -MAX_NIGHTS);
  const first = earliest > today ? earliest : today;
  const end = addDays(from, days + MAX_NIGHTS);
  return { first, length: Math.max(0, nightsBetween(first, end)) };
}

/**
 * What days cost, and which stays can be booked that begin or end on them: those for which one room is
 * free on all nights and its type's dates allow the stay. Taken nights count from the first of
 * {@link nightsNeeded}.
 */
export function stayCalendar(types: readonly CalendarType[], terms: Terms): CalendarDay[] {
  const { first, length } = nightsNeeded(terms);
  const ofTypes = types.map((type): TypeDays & CalendarType => ({
    ...type,
    free: freeNights(type.rooms, length),
    rules: rulesByPlace(type.restrictions, first),
  }));
  return Array.from({ length: terms.days }, (_, i) => {
    const day = addDays(terms.from, i);
    const place = nightsBetween(first, day);
    if (place < 0) return nothingOn(day);
    const isTooFar = nightsBetween(terms.today, day) > MAX_DAYS_AHEAD;
    const stays = isTooFar ? [] : staysFrom(ofTypes, place, terms.minimumNights);
    return {
      day,
      price: priceOf(ofTypes, { day, place, percent: terms.percent }),
      arrival: stays.length > 0,
      departure: ofTypes.some((type) => endsOn(type, place, terms)),
      minStay: stays[0]?.min ?? null,
      stays,
    };
  });
}

function rulesByPlace(restrictions: CalendarType['restrictions'], first: Day): TypeDays['rules'] {
  const rules: (Restrictions | undefined)[] = [];
  for (const [day, said] of restrictions) if (day >= first) rules[nightsBetween(first, day)] = said;
  return rules;
}

const nothingOn = (day: Day): CalendarDay => ({
  ...{ day, price: null, arrival: false, departure: false, minStay: null, stays: [] },
});

/** Of all types together, as runs of lengths. */
function staysFrom(types: readonly TypeDays[], arrival: number, minimum: number): StayLengths[] {
  const allowed = new Uint8Array(MAX_NIGHTS + 2);
  for (const type of types) {
    for (const nights of lengthsAfter(type, arrival)) if (nights >= minimum) allowed[nights] = 1;
  }
  const runs: StayLengths[] = [];
  for (let nights = 1; nights <= MAX_NIGHTS; nights += 1) {
    if (!allowed[nights]) continue;
    const min = nights;
    while (allowed[nights + 1]) nights += 1;
    runs.push({ min, max: nights });
  }
  return runs;
}

/** A stay that has to begin late enough for nobody to be too far ahead. */
function endsOn(type: TypeDays, departure: number, terms: Terms): boolean {
  const { first } = nightsNeeded(terms);
  const daysAhead = nightsBetween(terms.today, addDays(first, departure));
  for (const nights of lengthsBefore(type, departure)) {
    if (nights >= terms.minimumNights && daysAhead - nights <= MAX_DAYS_AHEAD) return true;
  }
  return false;
}

function priceOf(
  types: readonly (TypeDays & CalendarType)[],
  { day, place, percent }: { day: Day; place: number; percent: number | null },
): number | null {
  const prices = types.flatMap(({ free, rules, prices: ofType }) => {
    const base = free.basePrice[place];
    if (base === undefined || base === Infinity || rules[place]?.closed) return [];
    return nightPrices(base, ofType, oneNight(day), percent)[0]!.price;
  });
  return prices.length === 0 ? null : Math.min(...prices);
}
