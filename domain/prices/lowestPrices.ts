import { addDays, type Day } from '../stays/stay';
import { askedPrice } from './priceRule';
import { isFor, nightsIn, type PricedType, type Season } from './seasons';
import { usualPrice } from './weekPrices';

const DAYS_OF_WEEK = 7;

/**
 * The lowest price that a season asks for of a type from a day on, in the hotel's currency; an amount may bring
 * it to nothing or less. Undefined where the season gives the type no price, or has no night left.
 */
export function lowestOfSeason(season: Season, type: PricedType, since: Day): number | undefined {
  if (season.change === 'NONE' || !isFor(season, type.id)) return undefined;
  const from = season.from > since ? season.from : since;
  // Prices repeat every week: its first has every weekday that it has at all.
  const week = addDays(from, DAYS_OF_WEEK);
  const prices = nightsIn({ ...season, from, to: season.to < week ? season.to : week }).map(
    (night) => askedPrice(season, usualPrice(type, night), type.currency),
  );
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** The lowest of a type's prices by weekday, by hand (`byHand`, of its nights so far) and by season; undefined without one. */
export function lowestByDate(
  type: PricedType & { byHand: number | null },
  seasons: readonly Season[],
  since: Day,
): number | undefined {
  const prices = [
    type.byHand,
    ...(type.week ?? []),
    ...seasons.map((season) => lowestOfSeason(season, type, since)),
  ].filter((price) => price !== null && price !== undefined);
  return prices.length === 0 ? undefined : Math.min(...prices);
}
