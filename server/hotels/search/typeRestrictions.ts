import type { Restrictions } from '../../../domain/prices/seasons';
import { placeOf, type TypeDeltas } from './typeDeltas';
import type { WantedNights } from './wantedNights';

/** Days of which more is said than a price, in order. */
export interface TypeRestrictions {
  /** As numbers of days. */
  days: Uint32Array;
  /** Of each: the fewest nights of a stay that begins then, and of one that it is in. */
  minStay: Uint16Array;
  minStayThrough: Uint16Array;
  /** A bit for each of the three that follow. */
  closures: Uint8Array;
}

/** A type of which something is said by date or weekday. */
export interface IndexedType extends TypeDeltas {
  restrictions: TypeRestrictions | null;
}

const NO_ARRIVAL = 1;
const NO_DEPARTURE = 2;
const CLOSED = 4;

/** @param said of days as numbers, in order */
export function restrictionsOf(
  said: readonly (Restrictions & { place: number })[],
): TypeRestrictions | null {
  if (said.length === 0) return null;
  return {
    days: Uint32Array.from(said, ({ place }) => place),
    minStay: Uint16Array.from(said, ({ minStay }) => minStay ?? 0),
    minStayThrough: Uint16Array.from(said, ({ minStayThrough }) => minStayThrough ?? 0),
    closures: Uint8Array.from(
      said,
      ({ noArrival, noDeparture, closed }) =>
        (noArrival ? NO_ARRIVAL : 0) | (noDeparture ? NO_DEPARTURE : 0) | (closed ? CLOSED : 0),
    ),
  };
}

/** In which rooms of a type a stay is allowed: in none, only in those of which it fills a gap, or in all. */
const IN_NO_ROOM = 0;
export const IN_GAPS = 1;
export const IN_ALL_ROOMS = 2;

/** The rule of `restrictionError`, for thousands of hotels at a time. */
export function allowedRooms(
  { days, minStay, minStayThrough, closures }: TypeRestrictions,
  { first, count }: Pick<WantedNights, 'first' | 'count'>,
): number {
  let allowed = IN_ALL_ROOMS;
  for (let i = placeOf(first, days); i < days.length && days[i]! <= first + count; i += 1) {
    const closed = closures[i]!;
    if (days[i] === first + count) return (closed & NO_DEPARTURE) === 0 ? allowed : IN_NO_ROOM;
    if ((closed & CLOSED) !== 0) return IN_NO_ROOM;
    if (days[i] === first && (closed & NO_ARRIVAL) !== 0) return IN_NO_ROOM;
    if (minStayThrough[i]! > count) allowed = IN_GAPS;
    if (days[i] === first && minStay[i]! > count) allowed = IN_GAPS;
  }
  return allowed;
}

/** Whether nobody can have that night in rooms of the type. */
export function isClosedOn({ days, closures }: TypeRestrictions, night: number): boolean {
  const place = placeOf(night, days);
  return days[place] === night && (closures[place]! & CLOSED) !== 0;
}
