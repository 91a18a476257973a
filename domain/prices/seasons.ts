import type { Currency } from '../money/money';
import { addDays, eachNight, lastArrival, type Day } from '../stays/stay';
import { changedPrice, type PriceRule } from './priceRule';
import { usualPrice, weekdayOf, type Week } from './weekPrices';

/** Which stays a night allows. */
export interface Restrictions {
  /** The fewest nights of a stay that begins with it. */
  minStay: number | null;
  /** The fewest nights of a stay that it is in. */
  minStayThrough: number | null;
  noArrival: boolean;
  noDeparture: boolean;
  closed: boolean;
}

/** The nights from `from` up to, and without, `to` on those weekdays (bit 0 is Monday). */
export interface NightSpan {
  from: Day;
  to: Day;
  weekdays: number;
}

/** What an owner says of some nights of some types. */
export interface Season extends NightSpan, PriceRule, Restrictions {
  id: number;
  /** None is all. */
  typeIds: readonly number[];
}

/** What a type costs without seasons, in the hotel's currency. */
export interface PricedType {
  id: number;
  price: number;
  week: Week | null;
  currency: Currency;
}

/** What a season makes of a night; without a price it costs what its weekday does. */
export interface SeasonNight extends Restrictions {
  seasonId: number;
  price: number | null;
}

interface SeasonWithNights {
  season: Season;
  nights: readonly Day[];
}

export const EVERY_WEEKDAY = 127;

/** The nights of a span, in order. */
export function nightsIn({ from, to, weekdays }: NightSpan): Day[] {
  return eachNight({ checkIn: from, checkOut: to }).filter(
    (night) => ((weekdays >> weekdayOf(night)) & 1) === 1,
  );
}

/** What a season makes of one of its nights. */
export function seasonNight(season: Season, type: PricedType, night: Day): SeasonNight {
  const { minStay, minStayThrough, noArrival, noDeparture, closed } = season;
  const price =
    season.change === 'NONE' ? null : changedPrice(season, usualPrice(type, night), type.currency);
  return { seasonId: season.id, price, minStay, minStayThrough, noArrival, noDeparture, closed };
}

/** Seasons with their nights from a day on, for looking at many types. */
export function nightsOfSeasons(seasons: readonly Season[], since: Day): SeasonWithNights[] {
  return seasons.map((season) => {
    const from = season.from > since ? season.from : since;
    return { season, nights: nightsIn({ ...season, from }) };
  });
}

/** What seasons, the one that counts first, make of the nights of a type. */
export function seasonNights(
  seasons: readonly SeasonWithNights[],
  type: PricedType,
): Map<Day, SeasonNight> {
  const made = new Map<Day, SeasonNight>();
  for (const { season, nights } of seasons) {
    if (!isFor(season, type.id)) continue;
    for (const night of nights) {
      if (!made.has(night)) made.set(night, seasonNight(season, type, night));
    }
  }
  return made;
}

/** Whether a season says something of a type. */
export const isFor = ({ typeIds }: Season, typeId: number): boolean =>
  typeIds.length === 0 || typeIds.includes(typeId);

/** Over how many nights of these types seasons say something from a day on, whichever of them counts. */
export function nightsReached(
  seasons: readonly Season[],
  typeIds: readonly number[],
  since: Day,
): number {
  return nightsOfSeasons(seasons, since).reduce(
    (sum, { season, nights }) =>
      sum + nights.length * typeIds.filter((id) => isFor(season, id)).length,
    0,
  );
}

/** The first night that is too far ahead to be said anything of. */
export function endOfNights(today: Day): Day {
  return addDays(lastArrival(today), 1);
}
