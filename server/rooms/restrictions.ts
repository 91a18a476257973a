import { fillsGap } from '../../domain/prices/gaps';
import { restrictionError, type RestrictionError } from '../../domain/prices/restrictions';
import { MAX_NIGHTS, MINIMUM_STAY_NIGHTS, vietnamToday, type Stay } from '../../domain/stays/stay';
import type { HotelRow } from '../hotels/queries';
import { DATES, StayRefused, type DayNames } from '../hotels/stayRules';
import type { FieldError } from '../http/messages';
import type { RoomForStay } from './queries';

/** What a room is asked for, and what binds all stays in its hotel. */
export interface BoundStay {
  stay: Stay;
  hotel: Pick<HotelRow, 'minimumStay' | 'gapFilling'>;
  now: Date;
}

/** Why the room cannot be had for the stay that it was read for, if it is free then; or null. */
function errorOf(room: RoomForStay, { stay, hotel, now }: BoundStay): RestrictionError | null {
  const days = room.typePrices.dates?.restrictions ?? [];
  const dates = new Map(days.map((said) => [said.day, said]));
  const inGap =
    hotel.gapFilling &&
    fillsGap(stay, {
      today: vietnamToday(now),
      isOpen: (night) => !room.takenAround.includes(night) && !dates.get(night)?.closed,
    });
  const minimumNights = MINIMUM_STAY_NIGHTS[hotel.minimumStay];
  return restrictionError(dates, stay, { minimumNights, inGap });
}

/** Those that can be had for the stay that they were read for. */
export function allowedRooms<R extends RoomForStay>(rooms: readonly R[], bound: BoundStay): R[] {
  return rooms.filter((room) => errorOf(room, bound) === null);
}

/** @throws ApiError 422 if one of the rooms cannot be had for the stay that they were read for */
export function refuseRestricted(rooms: readonly RoomForStay[], bound: BoundStay): void {
  for (const room of rooms) {
    const error = errorOf(room, bound);
    if (error) throw restricted(error, DATES);
  }
}

/** Why these rooms cannot be had for the stay that they were read for: each reason once, by what refuses it. */
export function restrictionsTold(rooms: readonly RoomForStay[], bound: BoundStay): FieldError[] {
  const told = rooms.flatMap((room) => errorOf(room, bound) ?? []).map(toldError);
  return [...new Map(told.map((error) => [JSON.stringify(error), error])).values()];
}

/** Why none of these rooms can be had: of several reasons that of the fewest nights, else the first. */
export function whyAllRestricted(
  rooms: readonly RoomForStay[],
  bound: BoundStay,
): FieldError | null {
  const error = foremostError(rooms, bound);
  return error && toldError(error);
}

/** Says it. @throws ApiError 422 if there are rooms */
export function refuseAllRestricted(
  rooms: readonly RoomForStay[],
  bound: BoundStay,
  names: DayNames,
): void {
  const error = foremostError(rooms, bound);
  if (error) throw restricted(error, names);
}

function foremostError(rooms: readonly RoomForStay[], bound: BoundStay): RestrictionError | null {
  const errors = rooms.flatMap((room) => errorOf(room, bound) ?? []);
  return errors.sort((a, b) => nightsNeeded(a) - nightsNeeded(b))[0] ?? null;
}

const nightsNeeded = (error: RestrictionError) =>
  'nights' in error ? error.nights : MAX_NIGHTS + 1;

function restricted(error: RestrictionError, { checkIn, checkOut }: DayNames): StayRefused {
  const isOfArrival = error.code === 'NIGHT_CLOSED' || error.code === 'CLOSED_TO_ARRIVAL';
  const fields = { [isOfArrival ? checkIn : checkOut]: toldError(error) };
  return new StayRefused('INVALID', { fields });
}

function toldError(error: RestrictionError): FieldError {
  if (error.code === 'MIN_STAY_IN_HOTEL') return 'minimumStay';
  if (error.code === 'MIN_STAY_ON') return { error: 'minStayFrom', value: error };
  if (error.code === 'MIN_STAY_THROUGH') return { error: 'minStayThrough', value: error };
  if (error.code === 'CLOSED_TO_ARRIVAL') return { error: 'noArrival', value: error.day };
  if (error.code === 'CLOSED_TO_DEPARTURE') return { error: 'noDeparture', value: error.day };
  return { error: 'nightClosed', value: error.day };
}
