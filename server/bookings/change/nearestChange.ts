import { nearestStay } from '../../../domain/prices/nearestStay';
import type { CalendarDay } from '../../../domain/prices/stayCalendar';
import { nightsBetween, type Stay } from '../../../domain/stays/stay';
import type { Db } from '../../db/db';
import { daysAround } from '../../rooms/nearestStay';
import type { GuestBookingRow } from '../guest.queries';
import { changeCalendar } from './changeCalendar';
import { wishedStay } from './plan';
import type { ChangeWish } from './types';

/**
 * The stay nearest to the one that is wished, that the booking can be changed to; null where none is near, and for
 * other rooms than its own: the calendar of changes tells of those.
 */
export async function nearestChange(
  db: Db,
  booking: GuestBookingRow,
  { wish, now }: { wish: ChangeWish; now: Date },
): Promise<Stay | null> {
  if (!keepsRooms(booking, wish)) return null;
  const stay = wishedStay(booking, wish);
  const days = await changeCalendar(db, booking, { ...daysAround(stay, now), now });
  return nearestStay([days.map((day) => without(booking, day))], stay);
}

/** The booking has its own stay already. */
function without({ checkIn, checkOut }: Stay, day: CalendarDay): CalendarDay {
  if (day.day !== checkIn) return day;
  const nights = nightsBetween(checkIn, checkOut);
  const stays = day.stays.flatMap(({ min, max }) => [
    { min, max: Math.min(max, nights - 1) },
    { min: Math.max(min, nights + 1), max },
  ]);
  return { ...day, stays: stays.filter(({ min, max }) => min <= max) };
}

function keepsRooms({ rooms }: GuestBookingRow, wish: ChangeWish): boolean {
  const isOfOwnType = ({ position, typeId, roomId }: ChangeWish['lines'][number]) =>
    rooms.some(
      (room) =>
        room.position === position &&
        (roomId === undefined ? typeId === room.typeId : roomId === room.id),
    );
  return (
    wish.addRooms.length === 0 && wish.removeLines.length === 0 && wish.lines.every(isOfOwnType)
  );
}
