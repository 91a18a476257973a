import { NEAR_DAYS, nearestStay } from '../../domain/prices/nearestStay';
import { addDays, vietnamToday, type Stay } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import { ApiError } from '../http/errors';
import { calendarsOf, type CalendarWish } from './calendar/calendarOf';
import { StayRefused } from './restrictions';

type RoomsWanted = Stay & Omit<CalendarWish, 'from' | 'days' | 'roomIds'>;

/**
 * Does the work; where it refuses the dates of a stay, the refusal names the nearest stay that can be had.
 *
 * @param roomIds rooms that are wanted together; none is any
 */
export async function namingNearestStay<T>(
  work: () => Promise<T>,
  { db, now }: { db: Db; now: Date },
  { wish, roomIds }: { wish: RoomsWanted; roomIds: readonly number[] },
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StayRefused)) throw error;
    const nearest = await nearestOf(db, { wish, roomIds, now });
    if (!nearest) throw error;
    const { checkIn, checkOut } = nearest;
    const named = { checkInDate: checkIn, checkOutDate: checkOut };
    throw new ApiError(error.code, { ...error.details, nearestStay: named });
  }
}

/** Null too when the hotel or a room has just gone from sale: the refusal stays what it is. */
async function nearestOf(
  db: Db,
  { wish, roomIds, now }: { wish: RoomsWanted; roomIds: readonly number[]; now: Date },
): Promise<Stay | null> {
  const today = vietnamToday(now);
  const earliest = addDays(wish.checkIn, -NEAR_DAYS);
  const from = earliest > today ? earliest : today;
  const asked = { ...wish, from, days: 2 * NEAR_DAYS + 1, roomIds };
  const calendars = await calendarsOf(db, asked, now);
  return calendars ? nearestStay(calendars, wish) : null;
}
