import {
  addDays,
  lastArrival,
  MAX_NIGHTS,
  nightsBetween,
  oneNight,
  type Day,
  type Stay,
} from '../stays/stay';
import { freeNights, type FreeNights } from './freeNights';
import { gapsOf } from './gaps';
import {
  gapsAfter,
  gapsBefore,
  gapsByDay,
  lengthsAfter,
  lengthsBefore,
  type TypeDays,
} from './stayLengths';
import { nightPrices } from './nightPrices';
import type { RoomKind, WantedRooms } from './wantedRooms';

/** From so many nights to so many. */
interface StayLengths {
  min: number;
  max: number;
}

export interface CalendarDay {
  day: Day;
  /** Whole dong for its night in the cheapest free rooms that are enough; null when none are. */
  price: number | null;
  /** How many rooms that is for. */
  rooms: number | null;
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
  /** Nights that every stay has to have. */
  kept?: Stay | undefined;
  /** Stays that fill a gap of a room may be shorter than every minimum. */
  gapFilling: boolean;
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

/** A kind with what its rooms have free, the one that has most first. */
interface KindDays extends RoomKind {
  free: readonly FreeNights[];
  rules: TypeDays['rules'];
  gaps: ReturnType<typeof gapsByDay>;
  minimumNights: number;
}

/**
 * What days cost, and which stays can be booked that begin or end on them: those for which enough rooms are free on
 * all nights and their types' dates allow the stay. Taken nights count from the first of
 * {@link nightsNeeded}.
 */
export function stayCalendar(wanted: WantedRooms, terms: Terms): CalendarDay[] {
  const { first, length } = nightsNeeded(terms);
  const { minimumNights, gapFilling } = terms;
  const kinds = wanted.kinds.map((kind): KindDays => {
    const rules = rulesByPlace(kind.restrictions, first);
    const isClosed = (place: number) => rules[place]?.closed ?? false;
    // A gap lifts minimums and nothing else: where there is none, none has to be looked for.
    const counts = gapFilling && hasMinimum(rules, minimumNights);
    const gaps = gapsByDay(counts ? gapsOf(kind.rooms, { length, isClosed }) : []);
    return { ...kind, free: freeNights(kind.rooms, length, kind.most), rules, gaps, minimumNights };
  });
  const isEnough = rememberingLast(wanted.isEnough);
  const placeOf = (day: Day) => nightsBetween(first, day);
  const lastPlace = placeOf(lastArrival(terms.today));
  const [keptFrom, keptTo] = terms.kept
    ? [placeOf(terms.kept.checkIn), placeOf(terms.kept.checkOut)]
    : [Infinity, -Infinity];
  const isAllowed = (arrival: number, nights: number, counts: FreeCounts) =>
    arrival <= lastPlace &&
    arrival <= keptFrom &&
    arrival + nights >= keptTo &&
    isEnough(counts, nights);
  return Array.from({ length: terms.days }, (_, i) => {
    const day = addDays(terms.from, i);
    const place = placeOf(day);
    if (place < 0) return nothingOn(day);
    const after = counted(kinds, place, { lengths: lengthsAfter, inGaps: gapsAfter });
    const before = counted(kinds, place, { lengths: lengthsBefore, inGaps: gapsBefore });
    const stays = runsOf((nights) => isAllowed(place, nights, after));
    const prices = kinds.map((kind) => pricesOf(kind, { day, place, percent: terms.percent }));
    const cheapest = wanted.cheapest(prices);
    return {
      day,
      price: cheapest?.price ?? null,
      rooms: cheapest?.rooms ?? null,
      arrival: stays.length > 0,
      departure: LENGTHS.some((nights) => isAllowed(place - nights, nights, before)),
      minStay: stays[0]?.min ?? null,
      stays,
    };
  });
}

const hasMinimum = (rules: TypeDays['rules'], minimumNights: number): boolean =>
  minimumNights > 1 ||
  rules.some((said) => (said?.minStay ?? 1) > 1 || (said?.minStayThrough ?? 1) > 1);

/** Asks once of counts that are equal, as they are for most lengths in a row. */
function rememberingLast(isEnough: WantedRooms['isEnough']) {
  let last: number[] | undefined;
  let known = false;
  return (counts: FreeCounts, nights: number): boolean => {
    if (!last || counts.some((ofKind, i) => ofKind[nights] !== last![i])) {
      last = counts.map((ofKind) => ofKind[nights]!);
      known = isEnough(last);
    }
    return known;
  };
}

function rulesByPlace(restrictions: RoomKind['restrictions'], first: Day): TypeDays['rules'] {
  const rules: TypeDays['rules'][number][] = [];
  for (const [day, said] of restrictions) if (day >= first) rules[nightsBetween(first, day)] = said;
  return rules;
}

const nothingOn = (day: Day): CalendarDay => ({
  ...{ day, price: null, rooms: null, arrival: false, departure: false, minStay: null, stays: [] },
});

const LENGTHS = Array.from({ length: MAX_NIGHTS }, (_, i) => i + 1);

/** Of each kind, how many rooms there are for a stay of so many nights. */
type FreeCounts = readonly Uint8Array[];

interface LengthsOf {
  lengths: typeof lengthsAfter;
  inGaps: typeof gapsAfter;
}

/** Where a minimum allows a stay, it does so in all rooms that are free, among them those whose gap it fills. */
function counted(
  kinds: readonly KindDays[],
  day: number,
  { lengths, inGaps }: LengthsOf,
): FreeCounts {
  return kinds.map((kind) => {
    const counts = new Uint8Array(MAX_NIGHTS + 1);
    for (const free of kind.free) {
      for (const nights of lengths({ ...kind, free }, day)) counts[nights]! += 1;
    }
    const filled = new Uint8Array(MAX_NIGHTS + 1);
    for (const nights of inGaps(kind, day)) {
      filled[nights] = Math.min(kind.most, filled[nights]! + 1);
      counts[nights] = Math.max(counts[nights]!, filled[nights]);
    }
    return counts;
  });
}

function runsOf(isAllowed: (nights: number) => boolean): StayLengths[] {
  const runs: StayLengths[] = [];
  for (const nights of LENGTHS) {
    if (!isAllowed(nights)) continue;
    const last = runs.at(-1);
    if (last?.max === nights - 1) last.max = nights;
    else runs.push({ min: nights, max: nights });
  }
  return runs;
}

/** What the free rooms of a kind cost, the cheapest first. */
function pricesOf(
  { free, rules, prices }: KindDays,
  { day, place, percent }: { day: Day; place: number; percent: number | null },
): number[] {
  if (rules[place]?.closed) return [];
  return free.flatMap(({ basePrice }) => {
    const base = basePrice[place] ?? Infinity;
    return base === Infinity ? [] : nightPrices(base, prices, oneNight(day), percent)[0]!.price;
  });
}
