import { NEAR_DAYS, nearestStay, nearestStayAsLong } from '../../domain/prices/nearestStay';
import { addDays, vietnamToday, type Day, type Stay } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import { StayRefused } from '../hotels/stayRules';
import { ApiError } from '../http/errors';
import type { Schemas } from '../http/operations';
import { calendarsOf, type CalendarWish } from './calendar/calendarOf';

type RoomsWanted = Stay & Omit<CalendarWish, 'from' | 'days' | 'roomIds'>;

type FindStay = typeof nearestStay;

/**
 * Does the work; where it refuses the dates of a stay, the refusal names the nearest stay that can be had.
 *
 * @param find null leaves the refusal what it is
 * @param whenTaken whether a refusal for rooms that are taken names one too
 */
export async function namingNearestStay<T>(
  work: () => Promise<T>,
  find: (among: FindStay) => Promise<Stay | null>,
  { whenTaken = false } = {},
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isTaken = whenTaken && error.code === 'ROOM_TAKEN';
    if (!isTaken && !(error instanceof StayRefused)) throw error;
    const nearest = await find(isTaken ? nearestStayAsLong : nearestStay);
    if (!nearest) throw error;
    throw new ApiError(error.code, { ...error.details, nearestStay: toNearestStay(nearest) });
  }
}

export const toNearestStay = ({ checkIn, checkOut }: Stay): Schemas['NearestStay'] => ({
  checkInDate: checkIn,
  checkOutDate: checkOut,
});

/**
 * @param roomIds rooms that are wanted together; none is any
 * @returns null too when the hotel or a room has just gone from sale
 */
export async function nearestStayFor(
  db: Db,
  wish: RoomsWanted,
  {
    roomIds,
    now,
    among = nearestStay,
  }: { roomIds: readonly number[]; now: Date; among?: FindStay },
): Promise<Stay | null> {
  const calendars = await calendarsOf(db, { ...wish, ...daysAround(wish, now), roomIds }, now);
  return calendars ? among(calendars, wish) : null;
}

/** The days on which a stay near this one may begin. */
export function daysAround({ checkIn }: Stay, now: Date): { from: Day; days: number } {
  const today = vietnamToday(now);
  const earliest = addDays(checkIn, -NEAR_DAYS);
  return { from: earliest > today ? earliest : today, days: 2 * NEAR_DAYS + 1 };
}
