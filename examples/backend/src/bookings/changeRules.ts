import { nightsOf, now, today } from '../days';
import { conflict, invalid } from '../http/problem';
import { isOffered } from '../hotels/hotels';
import { fieldsOf, holds, together, type Stay } from '../rooms/rooms';
import { pick, type BookedNight, type Booking, type Line, type Room, type Store } from '../store';
import { hotelOf } from './money';
import type { Plan } from './plan';
import { checkParty } from './quotes';
import { brokenRuleOf, checkDates, type Broken } from './stayRules';

/** Whether the guest may still change anything. */
export function checkChangeable(store: Store, booking: Booking): void {
  if (booking.status !== 'CONFIRMED') throw conflict('STATUS_CHANGED');
  if (now() > booking.holdUntil) throw conflict('TOO_LATE');
  if (!isOffered(store, hotelOf(store, booking))) throw conflict('NOT_ON_SALE');
}

/** What days must be: a stay that has begun may go on as it began. */
export function checkChangedDates(booking: Booking, stay: Stay): void {
  const { checkIn, checkOut } = stay;
  const isHere = booking.status === 'CHECKED_IN';
  if (isHere && checkIn !== booking.checkIn) throw invalid('checkInDate', 'ARRIVAL_PAST');
  if (isHere && checkOut < today()) throw invalid('checkOutDate', 'DEPARTURE_EARLY');
  const hasBegun = checkIn === booking.checkIn && checkIn < today();
  checkDates(stay, undefined, hasBegun ? checkIn : today());
  if (hasBegun && checkOut > booking.checkOut && booking.checkOut < today()) {
    throw invalid('checkOutDate', 'DEPARTURE_EARLY');
  }
}

/** What refuses a traveller the stay in a line's rooms: the arrival by the first, the departure by the last. */
export function brokenIn(
  store: Store,
  booking: Booking,
  { nights }: Line,
  stay: Stay,
): Broken | undefined {
  const roomAt = (day: string) => roomOn(store, nights, day);
  if (nights.some(({ roomId }) => !store.rooms.has(roomId))) return undefined;
  return brokenRuleOf({ store, roomAt, own: booking.id }, stay);
}

export function roomOn(store: Store, nights: BookedNight[], day: string): Room {
  const beside = day < nights[0]!.night ? nights[0]! : nights.at(-1)!;
  const { roomId } = nights.find(({ night }) => night === day) ?? beside;
  return pick(store.rooms, roomId);
}

/** The rooms together hold the party on each night. */
export function checkPartyByNight(store: Store, plan: Plan): void {
  for (const rooms of roomsByNight(store, plan)) checkParty(store, rooms, plan);
}

function roomsByNight(store: Store, { checkIn, checkOut, lines }: Plan): Room[][] {
  return nightsOf(checkIn, checkOut).map((day) =>
    lines.flatMap(({ nights }) => {
      const one = nights.find(({ night }) => night === day);
      return store.rooms.get(one?.roomId ?? 0) ?? [];
    }),
  );
}

/** The same guests in rooms like theirs stay, though less is said of these now. */
export function sleepsAsBefore(store: Store, booking: Booking, plan: Plan): boolean {
  const placesOf = ({ roomId }: BookedNight) => {
    const room = store.rooms.get(roomId);
    const fields = room && fieldsOf(store, room);
    return `${fields?.numberOfAdults} ${fields?.capacity}`;
  };
  const isAsBefore = (line: Line) => {
    const old = booking.lines.find(({ position }) => position === line.position);
    const had = new Set(old?.nights.map(placesOf));
    return line.nights.every((one) => had.has(placesOf(one)));
  };
  const isSameParty = plan.adults === booking.adults && plan.children === booking.children;
  const areAll = booking.lines.length === plan.lines.length;
  return isSameParty && areAll && plan.lines.every(isAsBefore);
}

/** What would have bound a traveller. */
export function warningsOf(store: Store, booking: Booking, plan: Plan): string[] {
  const broken = plan.lines.flatMap((line) => brokenIn(store, booking, line, plan) ?? []);
  const isHeld = roomsByNight(store, plan).every((rooms) =>
    holds(together(rooms.map((room) => fieldsOf(store, room))), plan),
  );
  return [
    ...new Set(broken.map(({ reason }) => `A traveller could not have this stay: ${reason}.`)),
    ...(isHeld ? [] : ['The rooms together do not hold the party.']),
  ];
}
