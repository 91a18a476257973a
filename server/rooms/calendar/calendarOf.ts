import { SAME_EVERY_NIGHT } from '../../../domain/prices/nightPrices';
import {
  nightsNeeded,
  stayCalendar,
  type CalendarDay,
  type CalendarType,
} from '../../../domain/prices/stayCalendar';
import { MINIMUM_STAY_NIGHTS, vietnamToday, type Day } from '../../../domain/stays/stay';
import type { Db } from '../../db/db';
import { notFound } from '../../http/errors';
import { stayTerms } from '../../hotels/queries';
import {
  calendarRooms,
  calendarTypes,
  type CalendarRoomRow,
  type CalendarTypeRow,
} from './calendar.queries';

/** What somebody wants to know of a hotel's days. */
export interface CalendarWish {
  hotelId: number;
  from: Day;
  days: number;
  adults: number;
  children: number;
  roomId: number | undefined;
}

/** What the days cost, and which stays they allow. @throws ApiError 404 for a hotel or room that is not on sale */
export async function calendarOf(db: Db, wish: CalendarWish, now: Date): Promise<CalendarDay[]> {
  const { hotelId, from, days, roomId } = wish;
  const span = { today: vietnamToday(now), from, days };
  const nights = nightsNeeded(span);
  const [terms, rooms, types] = await Promise.all([
    stayTerms(db, hotelId, now),
    calendarRooms(db, hotelId, { ...nights, roomId }),
    calendarTypes(db, hotelId, nights),
  ]);
  if (!terms || (roomId !== undefined && rooms.length === 0)) throw notFound();
  const minimumNights = MINIMUM_STAY_NIGHTS[terms.minimumStay];
  const percent = terms.automaticPercent;
  return stayCalendar(byType(roomsFor(rooms, wish), types), { ...span, minimumNights, percent });
}

/** Those that hold the party alone or, where none does, all. */
function roomsFor(
  rooms: readonly CalendarRoomRow[],
  { adults, children, roomId }: CalendarWish,
): readonly CalendarRoomRow[] {
  const fitting = rooms.filter(
    (room) => room.adults >= adults && room.capacity >= adults + children,
  );
  return roomId !== undefined || fitting.length === 0 ? rooms : fitting;
}

/** Rooms of types of which nothing is said are as of one. */
function byType(
  rooms: readonly CalendarRoomRow[],
  types: readonly CalendarTypeRow[],
): CalendarType[] {
  const known = new Set(types.map(({ id }) => id));
  const isPlain = ({ typeId }: CalendarRoomRow) => typeId === null || !known.has(typeId);
  return [
    {
      rooms: rooms.filter(isPlain),
      prices: SAME_EVERY_NIGHT,
      restrictions: new Map(),
    },
    ...types.map((type) => ({
      rooms: rooms.filter(({ typeId }) => typeId === type.id),
      ...datesOf(type),
    })),
  ];
}

function datesOf({ base, week, dates }: CalendarTypeRow): Omit<CalendarType, 'rooms'> {
  const priced = dates.flatMap(({ day, price }) => (price === null ? [] : [[day, price] as const]));
  return {
    prices: { base, week, dates: new Map(priced) },
    restrictions: new Map(dates.map(({ day, price: _, ...said }) => [day, said])),
  };
}
