import { restrictionError, type RestrictionError } from '../../domain/prices/restrictions';
import { MAX_NIGHTS, type Stay } from '../../domain/stays/stay';
import { DATES, type DayNames } from '../hotels/stayRules';
import { invalid, type ApiError } from '../http/errors';
import type { FieldError } from '../http/messages';
import type { RoomRow } from './queries';

/** Why the room's type does not allow the stay that it was read for, or null. */
function errorOf({ typePrices }: RoomRow, stay: Stay): RestrictionError | null {
  const days = typePrices.dates?.restrictions ?? [];
  return restrictionError(new Map(days.map((said) => [said.day, said])), stay);
}

/** Those whose type allows the stay that they were read for. */
export function allowedRooms<R extends RoomRow>(rooms: readonly R[], stay: Stay): R[] {
  return rooms.filter((room) => errorOf(room, stay) === null);
}

/** @throws ApiError 422 if the type of one of the rooms does not allow the stay that they were read for */
export function refuseRestricted(rooms: readonly RoomRow[], stay: Stay): void {
  for (const room of rooms) {
    const error = errorOf(room, stay);
    if (error) throw restricted(error, DATES);
  }
}

/** Why the types of these rooms do not allow the stay that they were read for: each reason once, by what refuses it. */
export function restrictionsTold(rooms: readonly RoomRow[], stay: Stay): FieldError[] {
  const told = rooms.flatMap((room) => errorOf(room, stay) ?? []).map(toldError);
  return [...new Map(told.map((error) => [JSON.stringify(error), error])).values()];
}

/**
 * Says why none of these rooms can be had: of several reasons that of the fewest nights, else the first.
 *
 * @throws ApiError 422 if there are rooms
 */
export function refuseAllRestricted(rooms: readonly RoomRow[], stay: Stay, names: DayNames): void {
  const errors = rooms.flatMap((room) => errorOf(room, stay) ?? []);
  const [error] = errors.sort((a, b) => nightsNeeded(a) - nightsNeeded(b));
  if (error) throw restricted(error, names);
}

const nightsNeeded = (error: RestrictionError) =>
  'nights' in error ? error.nights : MAX_NIGHTS + 1;

function restricted(error: RestrictionError, { checkIn, checkOut }: DayNames): ApiError {
  const isOfArrival = error.code === 'NIGHT_CLOSED' || error.code === 'CLOSED_TO_ARRIVAL';
  return invalid({ [isOfArrival ? checkIn : checkOut]: toldError(error) });
}

function toldError(error: RestrictionError): FieldError {
  if (error.code === 'MIN_STAY_ON') return { error: 'minStayFrom', value: error };
  if (error.code === 'MIN_STAY_THROUGH') return { error: 'minStayThrough', value: error };
  if (error.code === 'CLOSED_TO_ARRIVAL') return { error: 'noArrival', value: error.day };
  if (error.code === 'CLOSED_TO_DEPARTURE') return { error: 'noDeparture', value: error.day };
  return { error: 'nightClosed', value: error.day };
}
