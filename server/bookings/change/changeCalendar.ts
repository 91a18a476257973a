import { agreedDiscount } from '../../../domain/bookings/agreedPrice';
import { isLateCancellation } from '../../../domain/bookings/cancellation';
import { freeRuns, type NightRun } from '../../../domain/prices/freeNights';
import { SAME_EVERY_NIGHT } from '../../../domain/prices/nightPrices';
import { nightsNeeded, stayCalendar, type CalendarDay } from '../../../domain/prices/stayCalendar';
import { allOfKinds, type RoomKind } from '../../../domain/prices/wantedRooms';
import {
  MINIMUM_STAY_NIGHTS,
  nightsBetween,
  vietnamToday,
  type Day,
} from '../../../domain/stays/stay';
import type { Db } from '../../db/db';
import { stayTerms } from '../../hotels/queries';
import {
  calendarRooms,
  calendarTypes,
  type CalendarRoomRow,
  type CalendarTypeRow,
} from '../../rooms/calendar/calendar.queries';
import { datesOf } from '../../rooms/calendar/calendarOf';
import { voucherUseOf } from '../../vouchers/uses.queries';
import type { GuestBookingRow } from '../guest.queries';
import { agreedCode } from './loadState';
import { lineAsRoom, takenAround } from './lineAsRoom';
import { percentOfToday } from './planPrices';
import { refuseStatus } from './refuse';
import { linesOfBooking } from './state.queries';
import type { Line } from './types';

interface Span {
  from: Day;
  days: number;
  now: Date;
}

/**
 * Which stays the booking can be changed to as its rooms and guests are: its own nights are free, and cost what
 * was agreed.
 *
 * @throws ApiError 409 for a booking whose stay the guest may not change now
 */
export async function changeCalendar(
  db: Db,
  booking: GuestBookingRow,
  { from, days, now }: Span,
): Promise<CalendarDay[]> {
  const { hotelId, id: bookingId, checkIn, checkOut } = booking;
  const span = { today: vietnamToday(now), from, days };
  const nights = nightsNeeded(span);
  const linesRead = linesOfBooking(db, { hotelId, bookingId }, booking);
  // Of the lines that were read: the desk may move the guest meanwhile.
  const roomsOf = async (lines: Promise<Line[]>) => {
    const heldIds = (await lines).flatMap((line) => line.nights.map(({ roomId }) => roomId));
    return calendarRooms(db, hotelId, { ...nights, held: { bookingId, roomIds: heldIds } });
  };
  const [terms, use, lines, rooms, types] = await Promise.all([
    stayTerms(db, hotelId, now),
    voucherUseOf(db, { hotelId, bookingId }),
    linesRead,
    roomsOf(linesRead),
    calendarTypes(db, hotelId, nights),
  ]);
  refuseStatus({ booking, hotelOnSale: terms !== undefined }, { by: 'guest' }, now);
  // Nothing may be given back then: neither a night, nor what a cheaper room is cheaper by.
  const isLate = isLateCancellation(checkIn, now);
  const sold = rooms.map((room) => asSold(room, lines, nights));
  const stock = { lines, rooms: sold, types, keepsRooms: isLate, nights };
  const kinds = kindsOf(booking, stock);
  const booked = lines.flatMap((line) => line.nights);
  const discount = agreedDiscount(booking, booked, await agreedCode(db, booking, use));
  const told = stayCalendar(allOfKinds(kinds), {
    ...span,
    minimumNights: terms ? MINIMUM_STAY_NIGHTS[terms.minimumStay] : 1,
    // Where a line may have several rooms, it keeps its own, which need not be the one with the gap.
    gapFilling:
      (terms?.gapFilling ?? false) && kinds.every(({ rooms: ofKind }) => ofKind.length < 2),
    percent: percentOfToday(discount, terms?.automaticPercent ?? null),
    kept: isLate ? { checkIn, checkOut } : undefined,
  });
  const agreed = agreedPrices(lines);
  return told.map((day) => {
    const price = agreed.get(day.day);
    return price === undefined || day.price === null ? day : { ...day, price };
  });
}

interface Stock {
  lines: readonly Line[];
  rooms: readonly CalendarRoomRow[];
  types: readonly CalendarTypeRow[];
  /** No line may move to another room. */
  keepsRooms: boolean;
  nights: { first: Day; length: number };
}

/** What each line needs: to stay as it is, or any room of its type. */
function kindsOf(
  { rooms: booked }: GuestBookingRow,
  { lines, rooms, types, keepsRooms, nights }: Stock,
): RoomKind[] {
  const datesOfType = (typeId: number | null) => {
    const type = types.find(({ id }) => id === typeId);
    return type ? datesOf(type) : { prices: SAME_EVERY_NIGHT, restrictions: new Map() };
  };
  const known = new Map(
    rooms.map((room) => [room.id, { ...room, ...datesOfType(room.typeId) }] as const),
  );
  const roomOf = (roomId: number) => known.get(roomId)!;
  const typeOf = ({ position }: Line) =>
    booked.find((line) => line.position === position)?.typeId ?? null;
  const staysAsItIs = (line: Line) => {
    const typeId = typeOf(line);
    if (typeId === null || line.pinned || keepsRooms || differ(rooms, typeId)) return true;
    const isOne = lines.filter((other) => typeOf(other) === typeId).length === 1;
    const areOfType = line.nights.every(({ roomId }) => roomOf(roomId).typeId === typeId);
    return isSplit(line) && !(isOne && areOfType);
  };
  const own = lines.filter(staysAsItIs);
  const ofTypes = new Map<number | null, Line[]>();
  for (const line of lines.filter((some) => !own.includes(some))) {
    ofTypes.set(typeOf(line), [...(ofTypes.get(typeOf(line)) ?? []), line]);
  }
  const kept = new Set(own.flatMap((line) => line.nights.map(({ roomId }) => roomId)));
  return [
    ...own.map((line) => lineAsRoom(line.nights, roomOf, nights)),
    ...[...ofTypes].map(([typeId, ofType]) => ({
      ...datesOfType(typeId),
      rooms: [
        ...rooms.filter((room) => room.typeId === typeId && !kept.has(room.id)),
        ...ofType.filter(isSplit).map(({ nights: its }) => ({
          price: roomOf(its.at(-1)!.roomId).price,
          taken: takenAround(its, roomOf, nights.first),
        })),
      ],
      most: ofType.length,
    })),
  ];
}

const isSplit = ({ nights }: Line) => new Set(nights.map(({ roomId }) => roomId)).size > 1;

/** Of a room that is not on sale nobody can have any night but those that the booking has. */
function asSold(
  room: CalendarRoomRow,
  lines: readonly Line[],
  { first, length }: Stock['nights'],
): CalendarRoomRow {
  if (room.onSale) return room;
  const places = lines
    .flatMap((line) => line.nights)
    .filter(({ roomId }) => roomId === room.id)
    .map(({ night }) => nightsBetween(first, night));
  return {
    ...room,
    taken: freeRuns(
      places.map((place): NightRun => [place, place + 1]),
      length,
    ),
  };
}

/** Whether another room of the type may be too small, or cost something else, where one's own is not. */
function differ(rooms: readonly CalendarRoomRow[], typeId: number): boolean {
  const ofType = rooms.filter((room) => room.typeId === typeId);
  const saidOf = ({ numberOfAdults, capacity, price }: CalendarRoomRow) =>
    `${numberOfAdults} ${capacity} ${price}`;
  return new Set(ofType.map(saidOf)).size > 1;
}

/** Of all rooms together. */
function agreedPrices(lines: readonly Line[]): Map<Day, number> {
  const prices = new Map<Day, number>();
  for (const { night, price } of lines.flatMap(({ nights }) => nights)) {
    prices.set(night, (prices.get(night) ?? 0) + price);
  }
  return prices;
}
