import { NEAR_DAYS, nearestStay } from '../../domain/prices/nearestStay';
import { addDays, vietnamToday, type Day, type Stay } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import { StayRefused } from '../hotels/stayRules';
import { ApiError } from '../http/errors';
import { calendarsOf, type CalendarWish } from './calendar/calendarOf';

type RoomsWanted = Stay & Omit<CalendarWish, 'from' | 'days' | 'roomIds'>;

/**
 * Does the work; where it refuses the dates of a stay, the refusal names the nearest stay that can be had.
 *
 * @param find null leaves the refusal what it is
 */
export async function namingNearestStay<T>(
  work: () => Promise<T>,
  find: () => Promise<Stay | null>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StayRefused)) throw error;
    const nearest = await find();
    if (!nearest) throw error;
    const { checkIn, checkOut } = nearest;
    const named = { checkInDate: checkIn, checkOutDate: checkOut };
    throw new ApiError(error.code, { ...error.details, nearestStay: named });
  }
}

/**
 * @param roomIds rooms that are wanted together; none is any
 * @returns null too when the hotel or a room has just gone from sale
 */
export async function nearestStayFor(
  db: Db,
  wish: RoomsWanted,
  { roomIds, now }: { roomIds: readonly number[]; now: Date },
): Promise<Stay | null> {
  const calendars = await calendarsOf(db, { ...wish, ...daysAround(wish, now), roomIds }, now);
  return calendars ? nearestStay(calendars, wish) : null;
}

/** The days on which a stay near this one may begin. */
export function daysAround({ checkIn }: Stay, now: Date): { from: Day; days: number } {
  const today = vietnamToday(now);
  const earliest = addDays(checkIn, -NEAR_DAYS);
  return { from: earliest > today ? earliest : today, days: 2 * NEAR_DAYS + 1 };
}
