import { SAME_EVERY_NIGHT } from '../../../domain/prices/nightPrices';
import { nightsNeeded, stayCalendar, type CalendarDay } from '../../../domain/prices/stayCalendar';
import {
  roomsForParty,
  type CalendarType,
  type WantedRooms,
} from '../../../domain/prices/wantedRooms';
import type { Party } from '../../../domain/stays/party';
import {
  MAX_DAYS_AHEAD,
  MAX_NIGHTS,
  MINIMUM_STAY_NIGHTS,
  nightsBetween,
  vietnamToday,
  type Day,
} from '../../../domain/stays/stay';
import type { Db } from '../../db/db';
import { invalid, notFound } from '../../http/errors';
import { stayTerms } from '../../hotels/queries';
import {
  calendarRooms,
  calendarTypes,
  type CalendarRoomRow,
  type CalendarTypeRow,
} from './calendar.queries';

/** What somebody wants to know of a hotel's days. */
export interface CalendarWish extends Party {
  hotelId: number;
  from: Day;
  days: number;
  /** '' for any. */
  bedType: string;
  /** Of each of these rooms; none is of any. */
  roomIds: readonly number[];
}

/** Whom any room holds. */
const NOBODY: Party = { adults: 0, children: 0 };

/** @throws ApiError 422 for a day by which every stay is over */
export function refuseFarDay(from: Day, now: Date): void {
  const daysAhead = nightsBetween(vietnamToday(now), from);
  if (daysAhead > MAX_DAYS_AHEAD + MAX_NIGHTS) throw invalid({ from: 'tooFar' });
}

/** What the days cost, and which stays they allow. @throws ApiError 404 for a hotel or room that is not on sale */
export async function calendarOf(db: Db, wish: CalendarWish, now: Date): Promise<CalendarDay[]> {
  const calendars = await calendarsOf(db, wish, now);
  if (!calendars) throw notFound();
  return calendars[0]!;
}

/** The same of each of the rooms, or of any together; undefined where the hotel or one of them is not on sale. */
export async function calendarsOf(
  db: Db,
  wish: CalendarWish,
  now: Date,
): Promise<CalendarDay[][] | undefined> {
  const { roomIds } = wish;
  const read = await readDays(db, wish, now);
  if (!read || read.rooms.length < roomIds.length) return undefined;
  const { rooms, types, calendar } = read;
  return roomIds.length === 0
    ? [calendar(roomsForParty(byType(ofBed(rooms, wish), types), wish))]
    : rooms.map((room) => calendar(roomsForParty(byType([room], types), NOBODY)));
}

type Days = Pick<CalendarWish, 'hotelId' | 'from' | 'days'>;

/** The same of each of the types, by its id, of any one of its rooms on sale; none where the hotel is not on sale. */
export async function calendarsOfTypes(
  db: Db,
  wish: Days & { typeIds: ReadonlySet<number> },
  now: Date,
): Promise<Map<number, CalendarDay[]>> {
  const read = await readDays(db, wish, now);
  if (!read) return new Map();
  const { rooms, types, calendar } = read;
  return new Map(
    [...wish.typeIds].map((id) => {
      const ofType = byType(
        rooms.filter(({ typeId }) => typeId === id),
        types.filter((type) => type.id === id),
      );
      return [id, calendar(roomsForParty(ofType, NOBODY))];
    }),
  );
}

/** What is on sale and taken around the days, and how a calendar is made of it; undefined where the hotel is not on sale. */
async function readDays(
  db: Db,
  { hotelId, from, days, roomIds = [] }: Days & { roomIds?: readonly number[] },
  now: Date,
) {
  const span = { today: vietnamToday(now), from, days };
  const nights = nightsNeeded(span);
  const [terms, rooms, types] = await Promise.all([
    stayTerms(db, hotelId, now),
    calendarRooms(db, hotelId, { ...nights, roomIds }),
    calendarTypes(db, hotelId, nights),
  ]);
  if (!terms) return undefined;
  const minimumNights = MINIMUM_STAY_NIGHTS[terms.minimumStay];
  const { gapFilling, automaticPercent: percent } = terms;
  const calendar = (wanted: WantedRooms) =>
    stayCalendar(wanted, { ...span, minimumNights, gapFilling, percent });
  return { rooms, types, calendar };
}

const ofBed = (rooms: readonly CalendarRoomRow[], { bedType }: CalendarWish) =>
  rooms.filter((room) => bedType === '' || room.typeBed === bedType.toUpperCase());

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

export function datesOf({ base, week, dates }: CalendarTypeRow): Omit<CalendarType, 'rooms'> {
  const priced = dates.flatMap(({ day, price }) => (price === null ? [] : [[day, price] as const]));
  return {
    prices: { base, week, dates: new Map(priced) },
    restrictions: new Map(dates.map(({ day, price: _, ...said }) => [day, said])),
  };
}
