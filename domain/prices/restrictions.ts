import { eachNight, nightsBetween, type Day, type Stay } from '../stays/stay';
import type { Restrictions } from './seasons';

/** Why the dates of a type do not allow a stay; `day` is the one that says so. */
export type RestrictionError =
  | { code: 'NIGHT_CLOSED' | 'CLOSED_TO_ARRIVAL' | 'CLOSED_TO_DEPARTURE'; day: Day }
  | TooShort;

/** `nights` is the fewest, of a stay that begins on the day, that the night is in, or in the hotel at all. */
type TooShort =
  | { code: 'MIN_STAY_ON' | 'MIN_STAY_THROUGH'; day: Day; nights: number }
  | { code: 'MIN_STAY_IN_HOTEL'; nights: number };

interface Bounds {
  /** The hotel's shortest stay. */
  minimumNights?: number;
  /** The stay fills a gap of its room (`fillsGap`), so that no minimum counts. */
  inGap?: boolean;
}

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
  { minimumNights = 1, inGap = false }: Bounds = {},
): RestrictionError | null {
  const { checkIn, checkOut } = stay;
  const nights = eachNight(stay);
  const closed = nights.find((night) => dates.get(night)?.closed);
  if (closed) return { code: 'NIGHT_CLOSED', day: closed };
  if (dates.get(checkIn)?.noArrival) return { code: 'CLOSED_TO_ARRIVAL', day: checkIn };
  const short = inGap ? null : tooShort(dates, stay, { nights, minimumNights });
  return short ?? departureError(dates, checkOut);
}

/** Which of several minimums asks for most counts, because a stay that keeps it keeps all. */
function tooShort(
  dates: ReadonlyMap<Day, Restrictions>,
  { checkIn, checkOut }: Stay,
  { nights, minimumNights }: { nights: readonly Day[]; minimumNights: number },
): TooShort | null {
  let most: TooShort = { code: 'MIN_STAY_IN_HOTEL', nights: minimumNights };
  const onArrival = dates.get(checkIn)?.minStay ?? 1;
  if (onArrival > most.nights) most = { code: 'MIN_STAY_ON', day: checkIn, nights: onArrival };
  for (const day of nights) {
    const through = dates.get(day)?.minStayThrough ?? 1;
    if (through > most.nights) most = { code: 'MIN_STAY_THROUGH', day, nights: through };
  }
  return nightsBetween(checkIn, checkOut) < most.nights ? most : null;
}

function departureError(dates: ReadonlyMap<Day, Restrictions>, day: Day): RestrictionError | null {
  return dates.get(day)?.noDeparture ? { code: 'CLOSED_TO_DEPARTURE', day } : null;
}
