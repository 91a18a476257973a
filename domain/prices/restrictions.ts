import { eachNight, nightsBetween, type Day, type Stay } from '../stays/stay';
import type { Restrictions } from './seasons';

/** Why the dates of a type do not allow a stay; `day` is the one that says so. */
export type RestrictionError =
  | { code: 'NIGHT_CLOSED' | 'CLOSED_TO_ARRIVAL' | 'CLOSED_TO_DEPARTURE'; day: Day }
  /** `nights` is the fewest, of a stay that begins on the day or that the night is in. */
  | { code: 'MIN_STAY_ON' | 'MIN_STAY_THROUGH'; day: Day; nights: number };

/**
 * The first reason why a stay is not allowed, or null. Of its arrival day count the fewest nights and whether
 * anybody arrives, of every night whether it is closed and the fewest nights through it, and of the
 * check-out day only whether anybody leaves.
 *
 * @param dates what is said of dates; of the others nothing is
 */
export function restrictionError(
  dates: ReadonlyMap<Day, Restrictions>,
  stay: Stay,
): RestrictionError | null {
  const { checkIn, checkOut } = stay;
  if (dates.size === 0) return null;
  const nights = eachNight(stay);
  const closed = nights.find((night) => dates.get(night)?.closed);
  if (closed) return { code: 'NIGHT_CLOSED', day: closed };
  if (dates.get(checkIn)?.noArrival) return { code: 'CLOSED_TO_ARRIVAL', day: checkIn };
  return tooShort(dates, stay, nights) ?? departureError(dates, checkOut);
}

/** Which of two minimums asks for more counts, because a stay that keeps it keeps both. */
function tooShort(
  dates: ReadonlyMap<Day, Restrictions>,
  { checkIn, checkOut }: Stay,
  nights: readonly Day[],
): RestrictionError | null {
  let most: RestrictionError & { nights: number } = {
    ...{ code: 'MIN_STAY_ON', day: checkIn, nights: dates.get(checkIn)?.minStay ?? 1 },
  };
  for (const day of nights) {
    const through = dates.get(day)?.minStayThrough ?? 1;
    if (through > most.nights) most = { code: 'MIN_STAY_THROUGH', day, nights: through };
  }
  return nightsBetween(checkIn, checkOut) < most.nights ? most : null;
}

function departureError(dates: ReadonlyMap<Day, Restrictions>, day: Day): RestrictionError | null {
  return dates.get(day)?.noDeparture ? { code: 'CLOSED_TO_DEPARTURE', day } : null;
}
